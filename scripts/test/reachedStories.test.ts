import { expect, it } from 'vitest';
import { storiesReachedBy } from './reachedStories.ts';

const module = (name: string, ...importers: string[]) => ({
  name: `./${name}`,
  reasons: importers.map((moduleName) => ({ moduleName: `./${moduleName}` })),
});

const modules = [
  module('library/src/Card/Card.stories.tsx'),
  module('library/src/Card/Card.tsx', 'library/src/Card/Card.stories.tsx', 'library/src/index.ts'),
  module('library/src/List/List.stories.tsx'),
  module('library/src/index.ts', 'app/Page.tsx'),
  module('app/Page.tsx', 'app/Page.stories.tsx'),
  module('app/Page.stories.tsx'),
  module('library/src/format.ts', 'library/src/theme.ts'),
  module('library/src/tokens/tokens.json', 'library/src/List/List.stories.tsx'),
  module('library/src/theme.ts', '.storybook/preview.tsx'),
  module('library/src/Card/Card.docs.ts', '.storybook/docs/texts.ts'),
  module('.storybook/docs/texts.ts', '.storybook/preview.tsx'),
];

it('follows imports from a changed file to the stories, through the pages of the app too', () => {
  expect(storiesReachedBy(['library/src/Card/Card.tsx'], modules)).toEqual([
    './library/src/Card/Card.stories.tsx',
    './app/Page.stories.tsx',
  ]);
});

it('reaches the stories whose recorded pictures changed', () => {
  const picture = 'library/src/List/__image_snapshots__/list.png';
  expect(storiesReachedBy([picture], modules)).toEqual(['./library/src/List/List.stories.tsx']);
});

it.each([
  'library/src/format.ts',
  'package-lock.json',
  '.storybook/modes.ts',
  'library/src/tokens/tokens.json',
  'library/codegen.ts',
  'app/schema.graphql',
])('reaches all stories from the preview, and from what others are generated from: %s', (file) => {
  expect(storiesReachedBy([file], modules)).toBeUndefined();
});

it('reaches no story from what only docs pages or nothing imports', () => {
  expect(storiesReachedBy(['library/src/Card/Card.docs.ts', 'README.md'], modules)).toEqual([]);
});
