import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it for a figure in a form of your own, with your own validation.',
    'Use `fractionDigits` where people enter decimals: both point and comma work, because phones show only one of them.',
  ],
  avoid: [
    'To log a food: FoodForm has all fields.',
    'For numbers that are codes, such as a barcode.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field, and selects a 0, so that typing replaces it.',
    },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
};
