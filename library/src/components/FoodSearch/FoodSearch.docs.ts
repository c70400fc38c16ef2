import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to find a food before it is logged: among the person’s own `foods`, and in another source with `search`.',
    'Say with `source` and `per` where each food comes from and what its figures are per.',
    'Pass `onSubmitText`, so that nobody is stuck with a food that no source knows.',
    'Rank on a server with `rankFoods` of `@foodlog/ui/food-ranking`, which needs no React.',
  ],
  avoid: [
    'To fill in the fields of a form: `suggestions` of FoodForm do that.',
    'For a handful of frequent foods: QuickRepeat logs them with one press.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the field, and away from it.' },
    {
      keys: ['Down', 'Up'],
      does: 'Opens the list, and selects the next or previous option.',
    },
    { keys: ['Home', 'End'], does: 'Selects the first or last option.' },
    { keys: ['Page Down', 'Page Up'], does: 'Moves five options on or back.' },
    { keys: ['Enter'], does: 'Takes the selected option. It never submits a form.' },
    { keys: ['Esc'], does: 'Closes the list.' },
  ],
};
