import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: ['While a page or a large part of it loads, and nothing of it is known yet.'],
  avoid: [
    'Where the shape of what comes is known: TotalsCard, EntryList and QuickRepeat show their own.',
    'In a button: keep its words and disable it.',
  ],
  keyboard: [],
};
