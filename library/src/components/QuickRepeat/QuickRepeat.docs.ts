import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to let people log frequent foods again with one press.',
    'Give it `figures` to show another one than the calories.',
  ],
  avoid: [
    'For more than a handful of foods: use `suggestions` of FoodForm.',
    'As a filter or selection: a press logs the food immediately.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the foods and their Adjust buttons.' },
    { keys: ['Enter', 'Space'], does: 'Logs the food, or calls `onAdjust` on an Adjust button.' },
  ],
};
