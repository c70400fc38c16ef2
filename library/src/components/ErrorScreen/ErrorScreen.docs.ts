import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it instead of a page that failed or does not exist: in an error boundary, and for unknown URLs.',
  ],
  avoid: [
    'For a failed part of a page: show the error there, with a retry button.',
    'For an invalid field.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
};
