import { readFileSync } from 'node:fs';

/** A story or a docs page, as the built Storybook lists it. */
export interface Story {
  id: string;
  /** Of its component or page: `Components/TotalsCard`. */
  title: string;
  name: string;
  /** As it is exported; a docs page is not. */
  exportName: string;
  type: 'story' | 'docs';
  /** From the root of the repository: `./library/src/…`. */
  importPath: string;
  /**
   * The check knows `phone`, which every story has, `modes`, `locales` and `touch`: each has more pictures taken (modes.ts).
   * `group-advice` has none at all. `focus` leaves the focus in the pictures, and `window` shows the window in them instead of the whole story.
   */
  tags: string[];
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const entries = Object.values(index.entries);

/** Every docs page. */
export const docsPages = entries.filter(({ type }) => type === 'docs');

/** Every story. */
export const stories = entries.filter(({ type }) => type === 'story');

/** The stories of each component, by its name, without those that show what not to do. */
export const storiesByComponent = Map.groupBy(
  stories.filter(
    ({ title, tags }) => title.startsWith('Components/') && !tags.includes('group-advice'),
  ),
  ({ title }) => title.slice('Components/'.length),
);
