import { readFileSync } from 'node:fs';

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index: { entries: Record<string, IndexedStory> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const entries = Object.values(index.entries);

/** Every docs page. */
export const docsPages = entries.filter(({ type }) => type === 'docs');

/** Every story. */
export const stories = entries.filter(({ type }) => type === 'story');

/** The stories of each component, by its name. */
export const storiesByComponent = Map.groupBy(
  stories.filter(({ title }) => title.startsWith('Components/')),
  ({ title }) => title.slice('Components/'.length),
);
