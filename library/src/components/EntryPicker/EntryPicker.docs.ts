import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to let people select some or all of a few entries for one bulk action, such as copying a day.',
    'Give it `figures` to show other ones than those of a food, such as water in ml.',
  ],
  avoid: ['To show entries: use EntryList.', 'To log a food with one press: use QuickRepeat.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the checkboxes and the buttons.' },
    { keys: ['Space'], does: 'Toggles the row; the first checkbox toggles all.' },
    { keys: ['Enter'], does: 'Submits the selection, from any checkbox.' },
    { keys: ['Esc'], does: 'Cancels, if there is a Cancel button.' },
  ],
};
