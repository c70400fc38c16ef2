import type { Locator } from 'playwright/test';

/** Where an element is in the window, in pixels. */
export const rectangle = async (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    return { x, y, right, bottom };
  });
