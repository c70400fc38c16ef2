import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it after a change that a person may regret: make the change immediately, without confirmation, and offer Undo.',
    'Keep it mounted without a message, so that screen readers announce the next one.',
  ],
  avoid: ['For errors: show them where they happened.', 'For news that the person did not cause.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through Undo and Dismiss.' },
    { keys: ['Enter', 'Space'], does: 'Undoes the change, or dismisses the bar.' },
  ],
};
