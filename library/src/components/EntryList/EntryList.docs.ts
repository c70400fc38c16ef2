import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To show what was logged on a day, and to let people change and delete it.',
    'Without `onEdit` and `onDelete` to be read only.',
  ],
  avoid: [
    'To let people choose among entries: use EntryPicker.',
    'For hundreds of rows: all of them are on the page.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over Edit and Delete of each row.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Edits or deletes. After a delete the focus is on the next row, after the last on the heading.',
    },
  ],
};
