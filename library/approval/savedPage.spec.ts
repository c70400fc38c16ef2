import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { giveNote, status, test, withPage } from './testing/approvalTest.ts';
import { approve } from './testing/approve.ts';
import { COUNT, designer, FOLDER, idOf, type TestRepository } from './testing/createRepository.ts';

/** Saves the page of a repository as a file. */
async function savePage({ root }: TestRepository, testInfo: TestInfo) {
  const file = testInfo.outputPath('review.html');
  expect(await approve(root, '--save', file)).toMatchObject({ code: 0 });
  return pathToFileURL(file).href;
}

/** Opens a saved page as the designer. */
async function openAsDesigner(page: Page, url: string) {
  await page.goto(url);
  await expect(
    page.getByText('Write your name and email above: then you can judge.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Designer One');
  await page.getByRole('textbox', { name: 'Email' }).fill('designer@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You can approve what somebody else changed')).toBeVisible();
  await page.getByRole('heading', { name: /^Card, Story/ }).click();
}

test('a saved page offers to withdraw its own verdicts only', async ({
  page,
  repository,
}, testInfo) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.keyboard.press('r');
    await giveNote(page, 'Too dark');
    await expect(status(page)).toContainText('Rejected: Card, Story 0.');
  });
  await openAsDesigner(page, await savePage(repository, testInfo));
  await page.getByRole('button', { name: /^Rejected/ }).click();
  const verdict = page.getByRole('group', { name: 'Verdict' });
  await expect(verdict).toContainText(`Rejected by ${designer}`);
  await expect(page.getByRole('button', { name: 'Withdraw rejection' })).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect(status(page)).toContainText('Approved: Card, Story 1.');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
});

test('a saved page still has its verdicts after the browser lost the page', async ({
  page,
  context,
  repository,
}, testInfo) => {
  const url = await savePage(repository, testInfo);
  await openAsDesigner(page, url);
  await page.keyboard.press('r');
  await giveNote(page, 'Too dark');
  await expect(status(page)).toContainText('Rejected: Card, Story 0.');
  await page.keyboard.press('a');
  await expect(status(page)).toContainText('Approved: Card, Story 1.');
  await page.keyboard.press('u');
  await expect(status(page)).toHaveText('Undone.');
  await page.close();

  const other = await context.newPage();
  await other.goto(url);
  await expect(other.getByText(`${COUNT - 1} changes left`)).toBeVisible();
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Save verdicts as a file' }).click();
  const verdicts = testInfo.outputPath('verdicts.json');
  await (await download).saveAs(verdicts);
  expect(await approve(repository.root, '--import', verdicts)).toMatchObject({
    code: 0,
    output: '1 verdicts written, 0 refused.\n',
  });

  // Another review has other verdicts.
  await repository.check([]);
  await other.goto(await savePage(repository, testInfo));
  await expect(other.getByRole('button', { name: 'Save verdicts as a file' })).toBeDisabled();
});

test('a saved page works where the browser denies storage', async ({
  page,
  repository,
}, testInfo) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await openAsDesigner(page, await savePage(repository, testInfo));
  await page.keyboard.press('a');
  await expect(status(page)).toContainText('Approved: Card, Story 0.');
});

test('a designer sees a picture that is removed, and approves that it goes', async ({
  page,
  repository,
}, testInfo) => {
  const { root, check, commit } = repository;
  await check([]);
  for (const ending of ['png', 'txt']) await rm(join(root, FOLDER, `${idOf(0)}.${ending}`));
  await commit('Remove');
  await openAsDesigner(page, await savePage(repository, testInfo));
  await expect(page.getByRole('button', { name: 'Removed: Card 1 left' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Removed' });
  await expect(picture).toHaveJSProperty('naturalWidth', 80);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All changes are reviewed' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save verdicts as a file' }).first().click();
  const verdicts = testInfo.outputPath('verdicts.json');
  await (await download).saveAs(verdicts);
  await repository.become(designer);
  expect((await approve(root, '--import', verdicts)).output).toContain('1 verdicts written');
  await commit('Approve');
  expect(await approve(root, '--gate', '--changes')).toMatchObject({ code: 0 });
});
