import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it where people know how much they ate: it calculates the figures of that amount from those of 100 g or of a portion.',
    'Keep the value, and log `scaleFigures(food, value)`: the figures that the field shows, rounded once. `onChange` hands them on too, but not at first, and not when the food changes.',
    'Begin with what was logged last, so that “the same, but half” is one press before Add.',
  ],
  avoid: [
    'For a figure that people copy from a package: use NumberField.',
    'To log a food whose figures nobody knows: FoodForm asks for them.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the amount, the portion, Half and Double.' },
    { keys: ['↑', '↓'], does: 'Choose the portion.' },
    { keys: ['Enter'], does: 'In the amount, submits the form around the field.' },
    { keys: ['Enter', 'Space'], does: 'Halves or doubles the amount on its button.' },
  ],
};
