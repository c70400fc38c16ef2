import { expect } from 'playwright/test';
import type { Walk } from './Walk.ts';

/** Checks that a form is closed in the tab in use, which may have taken the place of the one that had it. */
export const expectClosed = async ({ tab }: Walk, form: string | RegExp) =>
  expect(tab.page.getByRole('form', { name: form })).toHaveCount(0);
