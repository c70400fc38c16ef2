import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To show what a day, or any other span, adds up to.',
    'While the figures are on their way: it keeps its size, so that nothing moves when they come.',
    'Also where some figures are not known: those are a dash, never 0.',
  ],
  avoid: [
    'For the figures of one entry: that is a row of EntryList.',
    'To compare days: it has no chart and no target.',
    'To add up entries: give it the sums.',
  ],
  keyboard: [],
};
