import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: ['To log again by one press what a person logs often.'],
  avoid: [
    'For more than a handful of foods: use `suggestions` of FoodForm.',
    'As a filter or a choice: a press acts at once.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over each food and the way to change it first.' },
    { keys: ['Enter', 'Space'], does: 'Logs the food, or opens it to be changed.' },
  ],
};
