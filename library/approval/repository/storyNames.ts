import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitPictureId } from './pictureId.ts';

/** What people call a story. */
export interface StoryNames {
  /** Undefined if Storybook is not built. */
  component: string | undefined;
  storyName: string;
  /** Its place in Storybook's list. */
  position: number;
}

/** Finds the names of the story of a picture: Storybook's, or else one made from the id. */
export async function readStoryNames(root: string): Promise<(id: string) => StoryNames> {
  const text = await readFile(join(root, 'storybook-static/index.json'), 'utf8').catch(() => '{}');
  const { entries = {} }: { entries?: Record<string, { title: string; name: string }> } =
    JSON.parse(text);
  const positions = new Map(Object.keys(entries).map((id, index) => [id, index]));
  return (id) => {
    const { story } = splitPictureId(id);
    const words = (story.split('--')[1] ?? story).replaceAll('-', ' ');
    const entry = entries[story];
    return {
      component: entry?.title.split('/').at(-1),
      position: positions.get(story) ?? positions.size,
      storyName: entry?.name ?? words.charAt(0).toUpperCase() + words.slice(1),
    };
  };
}
