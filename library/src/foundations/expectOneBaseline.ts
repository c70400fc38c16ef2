import { expect } from 'storybook/test';

/** The lower edge of the first line of a text. */
function firstLine(element: Element | null) {
  const range = document.createRange();
  range.selectNodeContents(element?.firstChild ?? document.body);
  return range.getClientRects()[0]?.bottom ?? NaN;
}

/** Expects the name and the calories of each row, which have one font, on one baseline. */
export async function expectOneBaseline(rows: readonly HTMLElement[]) {
  await expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const name = firstLine(row.querySelector('b'));
    await expect(firstLine(row.querySelector('strong'))).toBeCloseTo(name, 1);
  }
}
