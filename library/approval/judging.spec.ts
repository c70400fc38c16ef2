import { expect, type Page } from 'playwright/test';
import { giveNote, status, test, verdictsIn, withPage } from './testing/approvalTest.ts';
import { COUNT, designer, idOf, newFats, oldFats, paint } from './testing/createRepository.ts';

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
    await expect(status(page)).toContainText(`${COUNT - 1} left.`);
    await expect(page.getByRole('heading', { name: 'Card, Story 1' })).toBeFocused();
    // The browser repeats a key that is pressed already.
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    await page.keyboard.press('r');
    await giveNote(page, 'Too dark');
    await expect(status(page)).toHaveText(`Rejected: Card, Story 1. ${COUNT - 2} left.`);
  });
});

test('keys judge nothing while a verdict is being saved, and the page says so', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    const release = await holdVerdicts(page);
    await page.keyboard.press('a');
    await expect(status(page)).toHaveText('Saving…');
    for (const key of ['a', 'g', 'r', 'n', 'u']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Card, Story 0' })).toBeVisible();
    release();
    await expect(status(page)).toHaveText(`Approved: Card, Story 0. ${COUNT - 1} left.`);
  });
  expect(await verdictsIn(repository)).toMatchObject([{ picture: idOf(0), verdict: 'approved' }]);
});

test('the key that approved a group asks before it approves the next one', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await repository.check([
    { index: 0, png: paint(newFats, 0) },
    { index: 1, png: paint(newFats, 1) },
    { index: 2, png: paint([20, 40, 90], 2) },
    { index: 3, png: paint([20, 40, 90], 3) },
  ]);
  await withPage(page, repository, async () => {
    await page.keyboard.press('g');
    await expect(status(page)).toHaveText('Approved: 2 pictures. 2 left.');
    await page.keyboard.press('g');
    await expect(status(page)).toHaveText('Press G again to approve all 2 in this group.');
    await page.keyboard.press('g');
    await expect(page.getByRole('heading', { name: 'All changes are reviewed' })).toBeFocused();
    // Nothing of the tour is under the key.
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { name: 'All changes are reviewed' })).toBeVisible();
    await page.getByRole('button', { name: /^Start the tour of 2 pictures/ }).click();
    await expect(page.getByRole('heading', { name: 'Card, Story 4' })).toBeFocused();
    await page.keyboard.press('g');
    await expect(status(page)).toContainText('The tour has no key for a whole component');
    await page.getByRole('button', { name: 'Approve all 2 in this group' }).click();
    await expect(page.getByRole('heading', { name: 'The tour is complete' })).toBeFocused();
  });
  expect(await verdictsIn(repository)).toHaveLength(COUNT);
});

test('the first view shows a small change enlarged and marked, before and after under one key', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await repository.check([{ index: 0, png: paint(oldFats, 0, 3) }]);
  await withPage(page, repository, async () => {
    const picture = page.getByRole('region', { name: 'After', exact: true });
    const [ring, view] = [
      await picture.locator('[data-place]').boundingBox(),
      await picture.boundingBox(),
    ];
    // What changed is 20 × 3 px.
    expect(ring).toMatchObject({ width: 20 * 4, height: 3 * 4 });
    expect(ring?.x).toBeGreaterThan(view?.x ?? Infinity);
    expect((ring?.y ?? Infinity) + (ring?.height ?? 0)).toBeLessThanOrEqual(
      (view?.y ?? 0) + (view?.height ?? 0),
    );
    await page.keyboard.press('b');
    await expect(page.getByRole('img', { name: 'Before' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'After' })).toBeHidden();
    await page.keyboard.press('w');
    await expect(page.getByRole('button', { name: 'Whole' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('a note of several lines is pinned to a place, also with an approval', async ({
  page,
  repository,
}) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.keyboard.press('t');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Good.');
    await page.keyboard.press('Enter');
    await giveNote(page, 'The label may go next.');
    await expect(status(page)).toContainText('Approved: Card, Story 0.');
    await page.getByRole('img', { name: 'After' }).click({ position: { x: 8, y: 12 } });
    await giveNote(page, 'This corner');
    await expect(status(page)).toContainText('Rejected: Card, Story 1.');
  });
  expect(await verdictsIn(repository)).toMatchObject([
    { verdict: 'approved', note: 'Good.\nThe label may go next.', at: [21, 16] },
    { verdict: 'rejected', note: 'This corner', at: [2, 3] },
  ]);
});

test('a dialog that opens in the frame of a step keeps the focus', async ({ page, repository }) => {
  await withPage(page, repository, async () => {
    await page.evaluate(async () => {
      for (const key of ['n', 'r']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(page.getByRole('textbox', { name: 'What should change?' })).toBeFocused();
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
    await page.getByRole('button', { name: /, and more 2 left$/ }).click();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /in this group$/ })).toHaveCount(0);
    await page.keyboard.press('g');
    await expect(status(page)).toHaveText('This group has nothing that you can approve together.');
  });
  await expect(verdictsIn(repository)).rejects.toThrow('ENOENT');
});

test('a group is rejected with one reason', async ({ page, repository }) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.getByRole('button', { name: 'Reject all 5…' }).click();
    await giveNote(page, 'Too dark');
    await expect(status(page)).toHaveText('Rejected: 5 pictures. 1 left.');
  });
  const rows = await verdictsIn(repository);
  expect(
    rows.filter(({ verdict, note }) => verdict === 'rejected' && note === 'Too dark'),
  ).toHaveLength(5);
});

test('a note that was not saved stays in its dialog', async ({ page, repository }) => {
  await repository.become(designer);
  await withPage(page, repository, async () => {
    await page.route('**/api/judge', async (route) => route.abort());
    await page.keyboard.press('a');
    await expect(page.getByRole('alert')).toContainText('npm run approve does not answer');
    await page.keyboard.press('r');
    await giveNote(page, 'Too wide');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('npm run approve does not answer');
    await page.unroute('**/api/judge');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(status(page)).toContainText('Rejected: Card, Story 0.');
    await expect(dialog).toHaveCount(0);
  });
});
