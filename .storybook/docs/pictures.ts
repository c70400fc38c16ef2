const urls = import.meta.glob<string>(
  '../../library/src/components/*/__image_snapshots__/*.png',
  // Inlined, all pictures would be in one script.
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const folder = (component: string) =>
  `../../library/src/components/${component}/__image_snapshots__`;

interface Preview {
  storyStore: {
    storyIndex: { entries: Record<string, { name: string; title: string; tags?: string[] }> };
  };
}

/** The recorded picture that shows a component best: the first of its states that has one. */
export function portraitOf(component: string) {
  const { storyStore }: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const stories = Object.entries(storyStore.storyIndex.entries).filter(
    ([, { title, tags }]) => title === `Components/${component}` && tags?.includes('group-states'),
  );
  for (const [id, { name }] of stories) {
    const url = urls[`${folder(component)}/${id}.png`];
    if (url) return { url, name };
  }
  return undefined;
}
