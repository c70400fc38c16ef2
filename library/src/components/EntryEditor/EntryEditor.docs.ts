import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To change one entry in its place, by `renderEditor` of EntryList.',
    'Anywhere else where one entry is to be mended.',
  ],
  avoid: [
    'To log something new: use FoodForm, which empties itself.',
    'For several entries at once.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over the fields, Save and Cancel.' },
    { keys: ['Enter'], does: 'Saves, from any field.' },
    { keys: ['Esc'], does: 'Cancels.' },
  ],
};
