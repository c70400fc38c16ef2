import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: ['Use it while a page or a large part of it loads and its layout is not known yet.'],
  avoid: [
    'Where the layout is known: TotalsCard, EntryList, EntryPicker and QuickRepeat have their own placeholders.',
    'In a button: keep its label and disable it.',
  ],
  keyboard: [],
};
