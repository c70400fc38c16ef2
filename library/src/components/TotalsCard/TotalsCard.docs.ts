import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to show the totals of a day or another period.',
    'Set `loading` while the figures load: the card keeps its size, so that nothing moves when they appear.',
    'Give it `targets` to say what is left up to each, or over it; `emphasis` says which number is the large one.',
    'Leave out unknown figures: the card shows a dash for them, never 0.',
  ],
  avoid: [
    'For the figures of one entry: use EntryList.',
    'To compare days: it has no chart.',
    'To add up entries: pass it the sums, for example those of `sumFigures`.',
  ],
  keyboard: [],
};
