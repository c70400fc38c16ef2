import type { Locator } from 'playwright/test';

/** Whether all of a control is in the window and uncovered. */
export const isClear = async (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 8;
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });
