import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to show the entries of a day, with edit and delete.',
    'Leave out `onEdit` and `onDelete` for a read-only list.',
    'Give it `groups` and `groupBy` to show the entries by meals, each with its sums, and `onMove` to let people move them.',
    'Give it `figures` to show other ones than those of a food, such as water in ml.',
  ],
  avoid: [
    'To let people select entries: use EntryPicker.',
    'For hundreds of entries: it renders all rows.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through Edit, Move and Delete of each row.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Edits or deletes the entry; focus moves to a neighbour then. Move opens the menu.',
    },
    {
      keys: ['↓', '↑', 'Enter', 'Escape'],
      does: 'In the menu: selects a group, moves the entry there, or closes it.',
    },
  ],
};
