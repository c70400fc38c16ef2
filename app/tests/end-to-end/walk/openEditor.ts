import { expect } from 'playwright/test';
import type { Entry } from './LogModel.ts';
import type { Walk } from './Walk.ts';

/** Opens the editor of an entry on screen. */
export async function openEditor({ tab }: Walk, entry: Entry) {
  await tab.row(entry).getByRole('button', { name: /^Edit/ }).click();
  const editor = tab.page.getByRole('form', { name: /^Edit / });
  await expect(editor.getByLabel('Calories')).toBeFocused();
  return editor;
}
