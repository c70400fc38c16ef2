import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'In place of a page that failed or does not exist: in an error boundary, and for an unknown address.',
  ],
  avoid: [
    'For a part of a page that failed: say it there, with a way to try again.',
    'For a field that is wrong.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
};
