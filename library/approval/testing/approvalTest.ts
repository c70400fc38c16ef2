import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import type { Verdict } from '../Review.types.ts';
import { startApproval } from './approve.ts';
import { createRepository, FOLDER, type TestRepository } from './createRepository.ts';

/** A test with a repository of its own. */
export const test = base.extend<{ repository: TestRepository }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the braces
  repository: async ({}, provide) => {
    const repository = await createRepository();
    await provide(repository);
    await repository.remove();
  },
});

/** The verdicts beside the pictures of the tests. */
export async function verdictsIn({ root }: TestRepository): Promise<Verdict[]> {
  return JSON.parse(await readFile(join(root, FOLDER, 'verdicts.json'), 'utf8'));
}

/** Opens the page in a repository, and stops its server at the end. */
export async function withPage(
  page: Page,
  { root }: TestRepository,
  work: (url: string) => Promise<void>,
  ...options: string[]
) {
  const server = await startApproval(root, ...options);
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** What the page said last. */
export const status = (page: Page) => page.getByRole('status');

/** Types a note into the dialog, and sends it. */
export async function giveNote(page: Page, note: string) {
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(note);
  await page.keyboard.press('Control+Enter');
}
