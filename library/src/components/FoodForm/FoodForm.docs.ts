import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to log a food or drink with its calories and macros.',
    'Give it `figures` to ask for other ones than those of a food, such as water in ml.',
    'Pass `suggestions` where people log the same foods repeatedly, and `search` where you have a table of foods.',
    'Give a food `per` and `portions`: half of it is one press.',
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
      does: 'In the name, selects the next or previous suggestion, which fills in all fields.',
    },
    { keys: ['Esc'], does: 'Closes the suggestions and restores the typed text.' },
  ],
};
