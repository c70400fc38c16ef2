import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { expect } from 'playwright/test';
import { readApprovals } from './repository/readStandings.ts';
import type { Verdict } from './Review.types.ts';
import { giveNote, status, test, verdictsIn, withPage } from './testing/approvalTest.ts';
import { approve } from './testing/approve.ts';
import {
  COUNT,
  designer,
  developer,
  idOf,
  paint,
  type TestRepository,
} from './testing/createRepository.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const CARD = `color.light.fats: #8a5a00 to #7a4a00`;

const statusIn = async ({ root }: TestRepository) => (await readApprovals(root))['Card']?.status;

test('a designer judges a token that moved every picture with two keys, and it counts after a merge', async ({
  page,
  repository,
}) => {
  const { root, become, commit, git } = repository;
  await repository.record();
  expect(await approve(root, '--gate', '--changes')).toMatchObject({ code: 1 });
  await become(designer);
  await withPage(page, repository, async () => {
    await expect(page.getByRole('button', { name: `${CARD} ${COUNT - 1} left` })).toBeVisible();
    await page.keyboard.press('g');
    await expect(status(page)).toHaveText(`Approved: ${COUNT - 1} pictures. 1 left.`);
    // The picture that also changed otherwise is set apart, and is next, also after a reload.
    await expect(page.getByRole('heading', { name: 'Card, Story 5' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Card, Story 5' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { name: 'All changes are reviewed' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      `${COUNT} approved, 0 rejected. Commit them`,
    );
  });
  expect(await statusIn(repository)).toBe('approved');
  const { code, output } = await approve(root, '--gate', '--changes');
  expect(code).toBe(1);
  expect(output).toContain('does not count: it is not committed yet.');
  await commit('Approve');
  expect(await approve(root, '--gate', '--changes')).toMatchObject({ code: 0 });
  await git('switch', '--quiet', 'main');
  await become('Merger <merger@example.org>');
  await git('merge', '--no-ff', '--quiet', '--message', 'Merge', 'darker-fats');
  expect(await statusIn(repository)).toBe('approved');
  expect(await approve(root, '--gate')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Approved: ${COUNT}.`),
  });
});

test('the gate says what it needs, and asks nobody while main names no designer', async ({
  repository: { root, git, write, commit, check },
}) => {
  await git('branch', '--quiet', '--move', 'main', 'trunk');
  const unknown = await approve(root, '--gate', '--changes');
  expect(unknown).toMatchObject({ code: 1, output: '' });
  expect(unknown.errors).toContain('Git knows no main here');
  expect((await approve(root, '--gate', '--main', 'trunk')).output).toContain('Ask Designer One');
  const clone = join(root, 'test-results/clone');
  await git('clone', '--quiet', '--depth', '1', `file://${root}`, clone, '--branch', 'trunk');
  expect((await approve(clone, '--gate', '--main', 'trunk')).errors).toContain(
    'git fetch --unshallow',
  );
  await write('library/approval/designers.json', '[]');
  await check([]);
  await commit('Nobody');
  expect(await approve(root, '--gate', '--changes', '--main', 'HEAD')).toMatchObject({
    code: 0,
    output: 'Main names no designer yet, so that nobody has to approve changed pictures.\n',
  });
});

test('a rejection keeps its note for the developer, until who gave it withdraws it', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.keyboard.press('r');
    await giveNote(page, 'Too dark beside the carbs');
    await expect(status(page)).toContainText('Rejected: Card, Story 0.');
    await expect(page.getByRole('heading', { name: 'Card, Story 1' })).toBeFocused();
  });
  await repository.become(developer);
  await withPage(page, repository, async () => {
    await page.getByRole('button', { name: /^Rejected/ }).click();
    await expect(page.getByRole('group', { name: 'Verdict' })).toContainText(
      `Rejected by ${designer}`,
    );
    await expect(page.getByText('Too dark beside the carbs')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw rejection' })).toHaveCount(0);
  });
  expect((await approve(repository.root, '--gate')).output).toContain('Too dark beside the carbs');
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.getByRole('button', { name: /^Rejected/ }).click();
    await page.getByRole('button', { name: 'Withdraw rejection' }).click();
    await expect(page.getByRole('button', { name: /^Rejected/ })).toHaveCount(0);
  });
});

test('a developer who is no designer cannot approve, and reads whom to ask', async ({
  page,
  repository,
}) => {
  await withPage(page, repository, async (url) => {
    await expect(page.getByText('You are not a designer')).toContainText(`ask ${designer}`);
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expect(page.getByText('npm run test:stories -- --record Card')).toBeVisible();
    const id = idOf(0);
    const { review } = await (await page.request.get(`${url}/api/review`)).json();
    const { now } = review.pictures.find((one: { id: string }) => one.id === id);
    const judgement = { picture: id, ...now, verdict: 'approved', note: '' };
    const answer = await page.request.post(`${url}/api/judge`, {
      data: { judgements: [judgement] },
      headers: { Origin: url },
    });
    const { refused } = await answer.json();
    expect(refused[0].reason).toContain('Main does not name');
    for (const key of ['a', 'g', 't']) await page.keyboard.press(key);
    await expect(status(page)).toHaveText('This group has nothing that you can approve together.');
  });
  await expect(verdictsIn(repository)).rejects.toThrow('ENOENT');
  expect(await statusIn(repository)).toBe('draft');
});

test('undo withdraws all verdicts that one key gave', async ({ page, repository }) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.keyboard.press('g');
    await expect(status(page)).toContainText(`Approved: ${COUNT - 1} pictures.`);
    expect(await repository.git('status', '--porcelain')).not.toBe('');
    await page.keyboard.press('u');
    await expect(status(page)).toHaveText('Undone.');
    await expect(page.getByRole('heading', { name: 'Card, Story 0' })).toBeFocused();
  });
  expect(await repository.git('status', '--porcelain')).toBe('');
});

test('a verdict on a picture that changed meanwhile is refused, and its note stays in the page', async ({
  page,
  repository,
}) => {
  await withPage(page, repository, async () => {
    await expect(page.getByRole('heading', { name: 'Card, Story 0' })).toBeVisible();
    await repository.check([{ index: 0, png: paint([90, 40, 0], 0) }]);
    await page.keyboard.press('r');
    await giveNote(page, 'Too dark');
    await expect(page.getByRole('alert')).toContainText('changed meanwhile: look at it again');
    // The person cancels, looks at it as it is now, and finds the note again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(
      'Too dark',
    );
    await page.keyboard.press('Escape');
  });
  await expect(verdictsIn(repository)).rejects.toThrow('ENOENT');
});

test('a picture links to its live story, as it is now and as it is on main', async ({
  page,
  repository,
}) => {
  await repository.write('storybook-static/iframe.html', '<p>Now</p>');
  await repository.write('test-results/before/iframe.html', '<p>Before</p>');
  const before = join(repository.root, 'test-results/before');
  await withPage(
    page,
    repository,
    async () => {
      for (const [name, text] of [
        ['Live story', 'Now'],
        ['Live story before', 'Before'],
      ] as const) {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`&id=${idOf(0)}&`));
        const opened = page.waitForEvent('popup');
        await link.click();
        await expect((await opened).getByText(text)).toBeVisible();
      }
    },
    '--before',
    before,
  );
});

test('another page and another host get nothing', async ({ page, repository }) => {
  await withPage(page, repository, async (url) => {
    const data = { judgements: [] };
    const ask = async (headers: Record<string, string>) =>
      (await page.request.post(`${url}/api/judge`, { data, headers })).status();
    expect(await ask({ Origin: 'http://evil.test' })).toBe(403);
    expect(await ask({})).toBe(403);
    expect(await ask({ Origin: url })).toBe(200);
    const read = await page.request.get(`${url}/api/review`, { headers: { Host: 'evil.test' } });
    expect(read.status()).toBe(403);
    const unknown = await page.request.get(`${url}/pictures/..%2f..%2fpackage.json.png`);
    expect(unknown.status()).toBe(404);
  });
});

test('a designer judges in the saved file, and the verdicts come back', async ({
  page,
  repository,
}, testInfo) => {
  const file = testInfo.outputPath('review.html');
  const verdicts = testInfo.outputPath('verdicts.json');
  expect(await approve(repository.root, '--save', file)).toMatchObject({ code: 0 });
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('textbox', { name: 'Name' }).fill('Designer One');
  await page.getByRole('textbox', { name: 'Email' }).fill('designer@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You can approve what somebody else changed')).toBeVisible();
  await page.getByRole('heading', { name: 'Card, Story 0' }).click();
  await page.keyboard.press('g');
  await expect(status(page)).toContainText('1 left.');
  await page.keyboard.press('r');
  await giveNote(page, 'What is the box?');
  await expect(page.getByRole('heading', { name: 'All changes are reviewed' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save verdicts as a file' }).first().click();
  await (await download).saveAs(verdicts);

  const rows: Verdict[] = JSON.parse(await readFile(verdicts, 'utf8'));
  const forged = { ...rows[1], by: developer, verdict: 'approved' };
  const unknown = { ...rows[0], picture: 'components-card--gone' };
  await writeFile(verdicts, JSON.stringify([forged, unknown, ...rows]));
  const { code, output, errors } = await approve(repository.root, '--import', verdicts);
  expect(code).toBe(1);
  expect(errors).toContain(`Main does not name ${developer} as a designer`);
  expect(errors).toContain('There is no such picture');
  expect(output).toContain(`${COUNT} verdicts written, 2 refused.`);
  // Git names the developer here, who may not commit what approves their own change.
  expect(errors).toContain(
    `${idOf(0)}: the approval by ${designer} does not count: it is not committed, and would be by ${developer}`,
  );
  await writeFile(verdicts, JSON.stringify(rows));
  expect(await approve(repository.root, '--import', verdicts)).toMatchObject({
    code: 0,
    output: `0 verdicts written, 0 refused. ${COUNT} were there already.\n`,
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page fits a phone, also in text of twice the size, and passes axe, ${colorScheme}`, async ({
    page,
    repository,
  }) => {
    await page.emulateMedia({ colorScheme });
    await withPage(page, repository, async () => {
      await expect(page.getByRole('heading', { name: 'Card, Story 0' })).toBeVisible();
      const overflow = async () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      for (const view of ['Side by side', 'Swipe', 'Onion skin', 'Difference', 'Whole']) {
        await page.getByRole('button', { name: view }).click();
        await page.setViewportSize({ width: 320, height: 640 });
        // The pictures are fitted after the window has changed.
        await expect.poll(overflow).toBe(0);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(overflow).toBe(0);
      }
      await large.evaluate((style) => style.parentNode?.removeChild(style));
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => (await window.axe.run()).violations);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}

test('bad input gets one clear line', async ({ repository }) => {
  const { root } = repository;
  const cases: [string[], string][] = [
    [['--nothing'], "Unknown option '--nothing'"],
    [['--import', 'missing.json'], 'missing.json cannot be read.'],
    [['--import', '.gitignore'], '.gitignore is no JSON.'],
    [['--from', 'library'], 'library has no pictures.json'],
    [['--gate', '--save', 'x.html'], 'Use --gate, --save or --import alone.'],
  ];
  for (const [options, line] of cases) {
    const { code, errors } = await approve(root, ...options);
    expect(errors).toContain(line);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});
