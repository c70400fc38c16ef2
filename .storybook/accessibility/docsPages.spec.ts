import { expect, test, type Page } from 'playwright/test';
import { longestTest } from '../../scripts/setup/patience.ts';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';
import { docsPages } from './stories.ts';

/** The stories of a docs page play one after another, so the last one starts late. */
const inTurn = { timeout: longestTest };

async function openDocs(page: Page, id: string) {
  await page.goto(`${process.env['STORYBOOK_URL']}iframe.html?id=${id}&viewMode=docs`);
  await page.waitForFunction(() => {
    const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return preview?.channel.last('docsRendered') !== undefined;
  });
}

/** Shows another docs page without loading everything anew. */
async function showDocs(page: Page, id: string) {
  await page.evaluate(async (storyId) => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await new Promise((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
}

/** Changes globals as the toolbar does. The page renders anew, and loads its frames again. */
async function choose(page: Page, globals: Record<string, string>) {
  await page.evaluate(async (chosen) => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await new Promise((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('updateGlobals', { globals: chosen });
    });
  }, globals);
}

test('a docs page shows its stories in the colour scheme and language chosen in the toolbar', async ({
  page,
}) => {
  await openDocs(page, 'components-entryeditor--docs');
  const frame = page.locator('[id="iframe--components-entryeditor--saved-by-enter"]');
  const root = frame.contentFrame().locator('html');
  // A frame that is out of view need not load.
  const heading = page.getByRole('heading', { name: 'Saved By Enter' });
  await heading.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-light', inTurn);
  await choose(page, { theme: 'dark', locale: 'ar-EG' });
  await heading.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('dir', 'rtl', inTurn);
  await expect(root).toHaveAttribute('data-dark');
  // The play function ran in English: it finds the fields by their English names.
  await expect(frame.contentFrame().locator('[name=calories]')).toHaveValue('2*155');
  // The text of the docs page stays English.
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
});

test('a docs page does not scroll while its stories play', async ({ page }) => {
  await openDocs(page, 'components-datenavigator--docs');
  const played = page.locator('[id="iframe--components-datenavigator--first-day-of-the-account"]');
  await expect
    .poll(async () => {
      const root = played.contentFrame().locator('html');
      const phase = root.evaluate(() => {
        const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        return preview?.currentRender?.phase;
      });
      // The frame may still be navigating to its story.
      return phase.catch(() => undefined);
    }, inTurn)
    .toBe('finished');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a story that fails to render does not block the other stories of its docs page', async ({
  page,
}) => {
  // A story cannot render when Math.random cannot be replaced.
  await page.addInitScript(() => {
    if (/a-day-in-between(&|$)/.test(location.search)) Object.freeze(Math);
  });
  await openDocs(page, 'components-datenavigator--docs');
  const failed = page.locator('[id="iframe--components-datenavigator--a-day-in-between"]');
  await expect(failed.contentFrame().locator('.sb-errordisplay')).toBeVisible(inTurn);
  await expect
    .poll(async () => page.evaluate(async () => navigator.locks.query()), inTurn)
    .toEqual({ held: [], pending: [] });
});

test('at 320 px no docs page overflows, and each table cell names its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Frames of stories have a size of their own, whatever is in them.
  await page.route(/viewMode=story/, async (route) => route.abort());
  const headings = new Set<string>();
  for (const [index, { id, title }] of docsPages.entries()) {
    await (index === 0 ? openDocs : showDocs)(page, id);
    const { count, faults } = await page.evaluate(async () => {
      await document.fonts.ready;
      for (const details of document.querySelectorAll('details')) details.open = true;
      const cells = [
        ...document.querySelectorAll<HTMLTableCellElement>('.facts tbody :is(th, td)'),
      ];
      const unsaid = cells.filter((cell) => {
        const head = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent;
        const { content } = getComputedStyle(cell, '::before');
        return cell.checkVisibility() && content !== `"${head}: "`;
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        count: cells.length,
        faults: [
          ...unsaid.map((cell) => cell.textContent),
          ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
        ],
      };
    });
    expect(faults, title).toEqual([]);
    headings.add(await page.locator('.sbdocs-title').innerText());
    if (title.startsWith('Components/')) expect(count, title).toBeGreaterThan(0);
  }
  // Each page was seen, and none twice.
  expect(headings.size).toBe(docsPages.length);
});
