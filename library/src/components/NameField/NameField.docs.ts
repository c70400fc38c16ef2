import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it for the name of a food in a form of your own, with your own validation.',
    'Pass `suggestions` where people log the same foods repeatedly.',
  ],
  avoid: [
    'To log a food: FoodForm has all fields.',
    'To search foods on a server: suggestions are given, not requested.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the field.' },
    {
      keys: ['Down', 'Up'],
      does: 'Selects the next or previous suggestion, which fills in all fields.',
    },
    { keys: ['Esc'], does: 'Closes the suggestions and restores the typed text.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
};
