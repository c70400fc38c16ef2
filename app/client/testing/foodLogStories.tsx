import type { ComponentProps } from 'react';
import type { Meta } from '@storybook/react-vite';
import { FoodLogPage } from '../pages/FoodLogPage.tsx';
import { fakeServer } from './fakeServer.ts';
import { PageSurroundings } from './PageSurroundings.tsx';

export type FoodLogMeta = Meta<ComponentProps<typeof PageSurroundings>>;

/** The server of the story on screen. */
export let server: ReturnType<typeof fakeServer>;

/**
 * What the stories of the food log share.
 * @param setUp puts into the server what all stories of a file have.
 */
export const foodLogStories = (setUp = () => {}) =>
  ({
    component: FoodLogPage,
    render: (surroundings) => (
      <PageSurroundings address="/food-log" {...surroundings}>
        <FoodLogPage />
      </PageSurroundings>
    ),
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    beforeEach() {
      // The story before may have left a draft.
      sessionStorage.clear();
      server = fakeServer();
      setUp();
      return () => server.restore();
    },
  }) satisfies FoodLogMeta;
