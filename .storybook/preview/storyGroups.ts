/** The groups of stories by tag, in the order of a docs page and of the sidebar, with how many a page shows at once. */
export const storyGroups = new Map([
  ['group-advice', { heading: 'Do and don’t', text: 'Right and wrong use.', shown: Infinity }],
  ['group-states', { heading: 'States', text: 'From empty to failed.', shown: 4 }],
  ['group-modes', { heading: 'Modes', text: 'In the dark, on a phone, in large text.', shown: 0 }],
  [
    'group-content',
    { heading: 'Content', text: 'Long names, large and unknown figures.', shown: 0 },
  ],
  ['group-behaviour', { heading: 'Behaviour', text: 'What happens when it is used.', shown: 0 }],
]);

/** The group of a story with these tags. A story without a tag for it is one of the states. */
export const groupOf = (tags: string[]) =>
  tags.find((tag) => storyGroups.has(tag)) ?? 'group-states';

interface SortedEntry {
  type: 'story' | 'docs';
  title: string;
  tags: string[];
}

/** The parameters of the sidebar. Storybook's own type leaves `storySort` open. */
export interface SortedParameters {
  options: { storySort(one: SortedEntry, other: SortedEntry): number };
}
