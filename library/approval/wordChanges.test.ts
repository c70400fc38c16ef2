import { expect, test } from 'vitest';
import { wordChanges } from './wordChanges.ts';

const words = (tree: string, attributes = '', text = '', behaviour = '') =>
  `${tree}\n---\n${attributes}\n---\n${text}\n---\n${behaviour}\n`;

test.each([
  [
    words('- button "Add"', '', 'Add'),
    words('- button "Log"', '', 'Log'),
    'Label of Add: “Add” to “Log”',
  ],
  [words('- definition: 62 g'), words('- definition: 63 g'), 'definition: “62 g” to “63 g”'],
  [words('- button "Add"'), words('- button "Add" [disabled]'), 'Add: “” to “[disabled]”'],
  [
    words('', 'button: aria-label="Add", aria-pressed="false"'),
    words('', 'button: aria-label="Add", aria-pressed="true"'),
    'button: “aria-pressed="false"” to “aria-pressed="true"”',
  ],
  [
    words('', '', '', 'button: cursor pointer; z-index 1'),
    words('', '', '', 'button: cursor default; z-index 1'),
    'button: “cursor pointer” to “cursor default”',
  ],
  [words('', '', 'Fats'), words('', '', 'Fat'), '“Fats” to “Fat”'],
  [words('- list:\n  - listitem: One'), words('- list:'), 'Removed: - listitem: One'],
  [words('- list:'), words('- list:\n  - listitem: One'), 'Added: - listitem: One'],
])('a change of words is a sentence: %#', (before, after, sentence) => {
  expect(wordChanges(before, after)).toEqual([sentence]);
});
