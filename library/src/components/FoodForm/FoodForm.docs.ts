import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To log a food or a drink with its four figures.',
    'With `suggestions` where people log the same foods again and again.',
  ],
  avoid: [
    'To change what is logged: use EntryEditor.',
    'To ask for anything else: its fields are these five.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves over the name, the four figures, the box of the day where there is one, and Add.',
    },
    { keys: ['Enter'], does: 'Adds, from any field.' },
    {
      keys: ['Down', 'Up'],
      does: 'In the name, through the foods that are offered; each fills in all fields.',
    },
    { keys: ['Esc'], does: 'Closes the foods that are offered, and brings back what was typed.' },
  ],
};
