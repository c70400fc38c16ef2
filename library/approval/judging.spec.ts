import { expect, type Page } from 'playwright/test';
import { giveReason, status, test, verdictsIn, withPage } from './testing/approvalTest.ts';
import { COUNT, designer, idOf, newFats, paint } from './testing/createRepository.ts';

/** Holds the verdicts that the page sends until they are released. */
async function holdVerdicts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/judge', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a key that is held down judges one picture', async ({ page, repository }) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.keyboard.down('a');
    await expect(status(page)).toContainText(`1 of ${COUNT} judged.`);
    await expect(page.getByRole('heading', { name: 'Card, Story 1' })).toBeFocused();
    // The browser repeats a key that is pressed already.
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    await page.keyboard.press('r');
    await giveReason(page, 'Too dark');
    await expect(status(page)).toHaveText(`Rejected: Card, Story 1. 2 of ${COUNT} judged.`);
  });
});

test('a verdict given while another one is being saved waits for it', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    const release = await holdVerdicts(page);
    await page.keyboard.press('n');
    // The second press changes nothing: the same verdict is on its way.
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await page.keyboard.press('p');
    await page.keyboard.press('r');
    await giveReason(page, 'Too dark');
    release();
    await expect(status(page)).toHaveText(`Rejected: Card, Story 0. 2 of ${COUNT} judged.`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  const rows = await verdictsIn(repository);
  expect(rows.filter(({ verdict }) => verdict !== 'recorded')).toMatchObject([
    { picture: idOf(0), verdict: 'rejected', note: 'Too dark' },
    { picture: idOf(1), verdict: 'approved' },
  ]);
});

for (const [name, keys] of [
  ['Card, Story 0', ['a', 'r']],
  ['Card, Story 2', ['a', 'n', 'n', 'r']],
] as const) {
  test(`an answer leaves the reason for ${name} as it is while somebody types it`, async ({
    page,
    repository,
  }) => {
    await repository.become(designer);
    await withPage(page, repository, async () => {
      const release = await holdVerdicts(page);
      for (const key of keys) await page.keyboard.press(key);
      await expect(page.getByRole('textbox', { name: 'What has to change' })).toBeFocused();
      await page.keyboard.type('Too ');
      release();
      await expect(page.getByRole('status', { includeHidden: true })).toContainText('1 of');
      // What an answer does to the focus, it does in the next frame.
      await page.evaluate(async () => new Promise(requestAnimationFrame));
      await page.keyboard.type('dark');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText(`Rejected: ${name}.`);
    });
    expect(await verdictsIn(repository)).toContainEqual(
      expect.objectContaining({ verdict: 'rejected', note: 'Too dark' }),
    );
  });
}

test('a dialog that opens in the frame of a step keeps the focus', async ({ page, repository }) => {
  await withPage(page, repository, async () => {
    await page.evaluate(async () => {
      for (const key of ['n', 'r']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(page.getByRole('textbox', { name: 'What has to change' })).toBeFocused();
  });
});

test('the key of the group judges no pictures that share no cause', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  // Both have the token's change, and another one.
  await repository.check([1, 2].map((index) => ({ index, png: paint(newFats, index, index * 4) })));
  await withPage(page, repository, async () => {
    await page.getByRole('button', { name: /, and more 0 of 2 judged$/ }).click();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /of the group$/ })).toHaveCount(0);
    await page.keyboard.press('g');
    await expect(status(page)).toHaveText('The group has nothing that you can judge together.');
  });
  await expect(verdictsIn(repository)).rejects.toThrow('ENOENT');
});

test('a group is rejected with one reason', async ({ page, repository }) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.getByRole('button', { name: 'Reject all 5…' }).click();
    await giveReason(page, 'Too dark');
    await expect(status(page)).toHaveText(`Rejected: 5 pictures. 5 of ${COUNT} judged.`);
  });
  const rows = await verdictsIn(repository);
  expect(
    rows.filter(({ verdict, note }) => verdict === 'rejected' && note === 'Too dark'),
  ).toHaveLength(5);
});

test('notes of verdicts that were not saved stay, and only what can succeed is tried again', async ({
  page,
  repository,
}) => {
  await withPage(page, repository, async () => {
    const alert = page.getByRole('alert');
    await repository.check([{ index: 0, png: paint([90, 40, 0], 0) }]);
    await page.keyboard.press('r');
    await giveReason(page, 'Too dark');
    await expect(alert).toContainText('changed meanwhile: look at it again');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await page.route('**/api/judge', async (route) => route.abort());
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'Card, Story 1' })).toBeFocused();
    await page.keyboard.press('r');
    await giveReason(page, 'Too wide');
    await expect(alert).toContainText('npm run approve does not answer');
    await expect(alert).toContainText('Your note: “Too dark”');
    await page.unroute('**/api/judge');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toContainText('Rejected: Card, Story 1.');
    await expect(alert).not.toContainText('Too wide');

    // The person looks at the picture as it is now, and gives the same note.
    await expect(page.getByRole('heading', { name: 'Card, Story 0' })).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'What has to change' })).toHaveValue('Too dark');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('Rejected: Card, Story 0.');
    await expect(alert).toHaveCount(0);
  });
});
