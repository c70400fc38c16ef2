import { expect } from 'storybook/test';

/** Requires that nothing is wider than the 288 px that a story has on the narrowest phone. */
export async function fitsAPhone({ canvasElement }: { canvasElement: HTMLElement }) {
  const { style } = canvasElement;
  style.maxWidth = '288px';
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(288);
  style.removeProperty('max-width');
}
