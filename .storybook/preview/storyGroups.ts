/** The groups of stories by tag, in the order of a docs page and of the sidebar. */
export const storyGroups = new Map([
  ['group-states', { heading: 'States', text: 'What it shows, from empty to failed.' }],
  ['group-modes', { heading: 'Modes', text: 'The same in the dark, on a phone, in large text.' }],
  ['group-content', { heading: 'Content', text: 'Long names, large figures, what is not known.' }],
  ['group-behaviour', { heading: 'Behaviour', text: 'What happens when somebody uses it.' }],
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
