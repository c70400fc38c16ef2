import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'After something that a person did and may regret: do it at once, ask nothing, and offer this.',
    'Keep it on the page without a message, so that screen readers announce the next one.',
  ],
  avoid: ['For errors: say them where they happened.', 'For news that a person did not cause.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over Undo and what sends the bar away.' },
    { keys: ['Enter', 'Space'], does: 'Undoes, or sends the bar away.' },
  ],
};
