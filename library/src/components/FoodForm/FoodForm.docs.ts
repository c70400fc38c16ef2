import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to log a food or drink with its calories and macros.',
    'Give it `figures` to ask for other ones than those of a food, such as water in ml.',
    'Pass `suggestions` where people log the same foods repeatedly, and `search` where you have a table of foods.',
    'Give a food `per` and `portions`, and the form asks how much of it was eaten: half of it is one press.',
  ],
  avoid: [
    'To edit a logged entry: use EntryEditor.',
    'Inside another form, which HTML does not allow: use NameField and NumberField there, or open a dialog.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus through the name, the amount of a selected food, the figures, Add, and the button of `secondaryAction` if there is one.',
    },
    {
      keys: ['Enter'],
      does: 'Goes on to the next field; in the last one, submits the form. On a selected suggestion, submits it, or goes on to its amount, where Enter submits. On a search that failed, tries again.',
    },
    {
      keys: ['Down', 'Up'],
      does: 'In the name, selects the next or previous suggestion, which fills in all fields.',
    },
    { keys: ['Esc'], does: 'Closes the suggestions and restores the typed text.' },
  ],
};
