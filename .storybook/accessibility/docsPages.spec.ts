import { expect, test, type Page } from 'playwright/test';
import { testTimeout } from '../../scripts/setup/timeouts.ts';
import { docsPages, stories, storiesByComponent } from '../testing/stories.ts';

/** The frames of a docs page load and play one after another, so the last one starts late. */
const inTurn = { timeout: testTimeout };

/** @param globals What is chosen in the toolbar, as in Storybook's address. */
async function openDocs(page: Page, id: string, globals = '') {
  const query = new URLSearchParams({ id, viewMode: 'docs', globals });
  await page.goto(`${process.env['STORYBOOK_URL']}iframe.html?${query}`);
  await page.waitForFunction(
    () =>
      '__STORYBOOK_ADDONS_CHANNEL__' in window &&
      window.__STORYBOOK_ADDONS_CHANNEL__.last('docsRendered') !== undefined,
  );
}

/** Opens a part of a docs page by key: under a pointer, it may move away while what is above it comes. */
const openSection = async (page: Page, name: string) =>
  page.getByRole('button', { name }).press('Enter');

/** Sends an event to Storybook, and waits until the docs page is rendered again. */
async function send(page: Page, event: 'updateGlobals' | 'setCurrentStory', value: object) {
  await page.evaluate(
    async (sent) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      await new Promise((resolve) => {
        channel.once('docsRendered', resolve);
        channel.emit(sent.event, sent.value);
      });
    },
    { event, value },
  );
}

const heightOf = async (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Keeps the frames of a docs page from loading, but for those of one story. */
async function loadOnly(page: Page, id?: string) {
  await page.route(/viewMode=story/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    await (searchParams.get('id') === id ? route.continue() : route.abort());
  });
}

test('Storybook opens on the start page, which shows a picture of each component', async ({
  page,
}) => {
  await page.goto(process.env['STORYBOOK_URL'] ?? '');
  const start = page.frameLocator('#storybook-preview-iframe');
  await expect(start.getByRole('heading', { level: 1, name: 'Foodlog' })).toBeVisible();
  for (const name of storiesByComponent.keys()) {
    const picture = start.getByRole('img', { name: `${name}:` });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await start.getByRole('table').getByRole('link', { name: 'TotalsCard' }).click();
  await expect(start.getByRole('heading', { level: 1, name: 'TotalsCard' })).toBeVisible();
});

test('a docs page shows one story in every mode, whatever the toolbar says', async ({ page }) => {
  await loadOnly(page, 'components-totalscard--an-ordinary-day');
  await openDocs(page, 'components-totalscard--docs', 'theme:dark');
  const rootIn = (mode: string) =>
    page.frameLocator(`iframe[title="An Ordinary Day: ${mode}"]`).locator('html');
  await openSection(page, 'All modes');
  await expect(rootIn('Light')).toHaveAttribute('data-light', inTurn);
  await expect(rootIn('Dark')).toHaveAttribute('data-dark', inTurn);
  await expect(rootIn('Right to left')).toHaveAttribute('dir', 'rtl', inTurn);
  const onPhone = rootIn('Dark, compact, phone, Arabic');
  await expect(onPhone).toHaveAttribute('lang', 'ar-EG', inTurn);
  await expect(onPhone).toHaveCSS('width', '320px');
  const large = rootIn('Text 200\u00A0%, more contrast, long words');
  await expect(large).toHaveCSS('font-size', '32px', inTurn);
  await expect(rootIn('Hebrew')).toHaveAttribute('lang', 'he-IL', inTurn);
  await page.getByRole('combobox', { name: 'Story' }).selectOption('Decimals');
  await expect(page.getByTitle('Decimals: Dark', { exact: true })).toBeVisible();
});

test('each story is in one group, and a docs page has its parts in the order of its readers', async ({
  page,
}) => {
  await loadOnly(page);
  await openDocs(page, 'components-datenavigator--docs');
  await expect(page.locator('.page').getByRole('heading', { level: 2 })).toHaveText([
    'Anatomy',
    'Tokens',
    'Do and don’t',
    'States',
    'Modes',
    'Content',
    'Behaviour',
    'All modes',
    'Props',
    'Keyboard',
    'Accessibility',
    'Words',
    'Measured',
    'Changes',
  ]);
  const grouped = stories.filter(({ title }) => /^(Components|Pages)\//.test(title));
  const outside = grouped.filter(
    ({ tags }) => tags.filter((tag) => tag.startsWith('group-')).length !== 1,
  );
  expect(outside.map(({ id }) => id)).toEqual([]);
  expect(grouped).not.toEqual([]);
});

test('a docs page shows its stories in the colour scheme and language chosen in the toolbar', async ({
  page,
}) => {
  const id = 'components-entryeditor--saved-by-enter';
  await loadOnly(page, id);
  await openDocs(page, 'components-entryeditor--docs');
  const frame = page.locator(`[id="iframe--${id}"]`);
  const root = frame.contentFrame().locator('html');
  // A frame that is out of view need not load.
  await openSection(page, 'Behaviour');
  const heading = page.getByRole('heading', { name: 'Saved By Enter' });
  await heading.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-light', inTurn);
  await send(page, 'updateGlobals', { globals: { theme: 'dark', locale: 'ar-EG' } });
  await heading.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('dir', 'rtl', inTurn);
  await expect(root).toHaveAttribute('data-dark');
  // The play function ran in English: it finds the fields by their English names.
  await expect(frame.contentFrame().locator('[name=calories]')).toHaveValue('2*155');
  // The text of the docs page stays English.
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
});

test('stories that play neither scroll their docs page nor wait for one that fails to render', async ({
  page,
}) => {
  // A story cannot render when Math.random cannot be replaced.
  await page.addInitScript(() => {
    if (/a-day-in-between(&|$)/.test(location.search)) Object.freeze(Math);
  });
  await openDocs(page, 'components-datenavigator--docs');
  const frameOf = (story: string) =>
    page.locator(`[id="iframe--components-datenavigator--${story}"]`).contentFrame();
  await expect(frameOf('a-day-in-between').locator('.sb-errordisplay')).toBeVisible(inTurn);
  await expect
    .poll(async () => {
      const root = frameOf('first-day-of-the-account').locator('html');
      const phase = root.evaluate(() => {
        const { currentRender } = window.__STORYBOOK_PREVIEW__;
        return currentRender && 'phase' in currentRender ? currentRender.phase : undefined;
      });
      // The frame may still be navigating to its story.
      return phase.catch(() => undefined);
    }, inTurn)
    .toBe('finished');
  await expect
    .poll(async () => page.evaluate(async () => navigator.locks.query()), inTurn)
    .toEqual({ held: [], pending: [] });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the tokens have prose, and their files for design tools are beside them', async ({
  page,
}) => {
  await loadOnly(page);
  await openDocs(page, 'foundations-tokens--docs');
  const links = page.getByRole('link', { name: /\.json$/ });
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) {
    const file = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href,
    );
    expect(Object.keys(await file.json())).not.toEqual([]);
  }
});

test('the longest docs page has at most 8,000 px with all frames as tall as their stories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDocs(page, 'components-foodform--docs');
  const frame = page.frameLocator('[id="iframe--components-foodform--empty"]');
  await expect(frame.getByRole('form')).toBeVisible(inTurn);
  expect(await heightOf(page)).toBeLessThanOrEqual(8000);
});

test('nothing on a docs page moves while it loads', async ({ page }) => {
  // The browser reports only what moves within the window.
  await page.setViewportSize({ width: 1280, height: 8000 });
  await loadOnly(page);
  await openDocs(page, 'components-entrylist--docs');
  // All parts of the component.
  await expect(page.locator('[data-marker]')).toHaveCount(27);
  const moved = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          const shifts: (PerformanceEntry & { value?: number })[] = list.getEntries();
          for (const { value = 0 } of shifts) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  // Storybook's own placeholder changes its font.
  expect(moved).toBeLessThan(0.0001);
});

/** The lines of an anatomy that cross another one. */
async function findCrossings(page: Page) {
  return page.evaluate(() => {
    const leaders = [...document.querySelectorAll<SVGPolylineElement>('[data-leader]')];
    const ways = leaders.map((leader) => ({
      leader,
      points: Array.from(leader.points, ({ x, y }) => [x, y] as const),
    }));
    type Point = readonly [number, number];
    const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
      Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    const legs = (points: Point[]) =>
      points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
    return ways.flatMap(({ leader, points }, index) =>
      ways.slice(index + 1).flatMap((other) => {
        if (other.leader.ownerSVGElement !== leader.ownerSVGElement) return [];
        const cross = legs(points).some(([a, b]) =>
          legs(other.points).some(
            ([c, d]) => turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b),
          ),
        );
        return cross ? [`${leader.dataset['leader']} × ${other.leader.dataset['leader']}`] : [];
      }),
    );
  });
}

/** The page of a component numbers its parts, names its tokens, and has pairs of do and don’t. */
async function requireTeaching(page: Page, title: string) {
  // The examples of further states come late.
  await expect(async () => {
    const markers = await page.locator('[data-marker]').allTextContents();
    const numbers = await page.locator('b.marker').allTextContents();
    expect(numbers, title).not.toEqual([]);
    expect(markers, title).toEqual(numbers);
    expect(numbers, title).toEqual(numbers.map((_, index) => String(index + 1)));
  }).toPass();
  expect(await findCrossings(page), title).toEqual([]);
  const tables = page.locator('table').filter({ has: page.locator('th', { hasText: /^Token$/ }) });
  const tokens = tables.getByRole('rowheader');
  await expect(tokens.first(), title).toHaveText(/^(color|spinner|photo)\./);
  const verdicts = await page.getByText(/^(Do|Don’t)$/).allTextContents();
  expect(verdicts, title).not.toEqual([]);
  expect(verdicts, title).toEqual(verdicts.map((_, index) => (index % 2 ? 'Don’t' : 'Do')));
}

test('each docs page teaches within 8,000 px, fits 320 px, names the column of each cell, and has no backticks', async ({
  page,
}) => {
  await loadOnly(page);
  const headings = new Set<string>();
  for (const [index, { id, title }] of docsPages.entries()) {
    if (index === 0) await openDocs(page, id);
    else await send(page, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await heightOf(page), title).toBeLessThanOrEqual(8000);
    await page.setViewportSize({ width: 320, height: 640 });
    const { count, faults } = await page.evaluate(async () => {
      await document.fonts.ready;
      for (const details of document.querySelectorAll('details')) details.open = true;
      const closed = document.querySelectorAll<HTMLElement>('.opens[aria-expanded=false]');
      for (const heading of closed) heading.click();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const backticks: string[] = [];
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        const isCode = parentElement?.closest('code, pre, script, style');
        if (textContent?.includes('`') && !isCode) backticks.push(textContent);
      }
      const cells = [
        ...document.querySelectorAll<HTMLTableCellElement>('.facts tbody :is(th, td)'),
      ];
      const unnamed = cells.filter((cell) => {
        const head = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent;
        const { content } = getComputedStyle(cell, '::before');
        return cell.checkVisibility() && content !== `"${head}: "`;
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        count: cells.length,
        faults: [
          ...unnamed.map((cell) => cell.textContent),
          ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
          ...backticks,
        ],
      };
    });
    expect(faults, title).toEqual([]);
    headings.add(await page.locator('.sbdocs-title').innerText());
    if (!title.startsWith('Components/')) continue;
    expect(count, title).toBeGreaterThan(0);
    await requireTeaching(page, title);
    await page.setViewportSize({ width: 1280, height: 800 });
    await requireTeaching(page, title);
  }
  // Each page was seen, and none twice.
  expect(headings.size).toBe(docsPages.length);
});
