import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to log a food or drink with its calories and macros, or other `figures`.',
    'Pass `suggestions` of logged foods, and `search` where you have a table of foods.',
  ],
  avoid: [
    'To edit a logged entry: use EntryEditor.',
    'Inside another form, which HTML does not allow: use NameField and NumberField there, or open a dialog.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus through the fields and the buttons.',
    },
    {
      keys: ['Enter'],
      does: 'Goes on to the next field; in the last one or the amount, submits. On a suggestion, goes on to its amount, or submits it.',
    },
    {
      keys: ['Down', 'Up'],
      does: 'Selects the next or previous suggestion, which fills in all fields.',
    },
    { keys: ['Esc'], does: 'Closes the suggestions and restores the typed text.' },
  ],
};
