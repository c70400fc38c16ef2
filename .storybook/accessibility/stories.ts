import { readFileSync } from 'node:fs';

interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const index: { entries: Record<string, IndexedStory> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);

/** The stories of each component, keyed by component name. */
export const storiesByComponent = Map.groupBy(
  Object.values(index.entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith('Components/'),
  ),
  ({ title }) => title.slice('Components/'.length),
);

/** Every docs page. */
export const docsPages = Object.values(index.entries).filter(({ type }) => type === 'docs');
