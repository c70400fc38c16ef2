import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To let people pick some or all of a few entries for one thing to be done with them, such as copying a day.',
  ],
  avoid: ['To show entries: use EntryList.', 'Where one press should do it: use QuickRepeat.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over the boxes and the buttons.' },
    { keys: ['Space'], does: 'Picks or drops; the first box does so with all.' },
    { keys: ['Enter'], does: 'Does it, from any box.' },
    { keys: ['Esc'], does: 'Cancels, where there is a way to.' },
  ],
};
