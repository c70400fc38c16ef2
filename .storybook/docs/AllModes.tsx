import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { isPage, light, modes, modesOfPages, type Mode } from '../modes.ts';
import { Section } from './Section.tsx';

/** What the toolbar has and no picture shows alone. */
const toolbarModes: Omit<Mode, 'name'>[] = [
  { title: 'Light', globals: light },
  { title: 'Dark', globals: { ...light, theme: 'dark' } },
  { title: 'Right to left', globals: { ...light, direction: 'rtl' } },
];

type Story = ReturnType<DocsContextProps['storyById']>;

/** Of the modes of the pictures, those that a frame can show. A page is shown as a small desktop, so its frame cannot be a phone. */
const modesOf = ({ title, parameters }: Story) =>
  [...toolbarModes, ...(isPage(title) ? modesOfPages : modes)].filter(
    ({ width, forcedColors }: Partial<Mode>) =>
      !forcedColors && (!width || parameters['layout'] !== 'fullscreen'),
  );

/**
 * The story in each mode. A frame is only loaded after the one before: all at once, beside the other stories of a page,
 * they ask for more files than the browser takes, and a frame that misses one stays empty.
 */
function Modes({ story }: { story: Story }) {
  const [loaded, setLoaded] = useState(0);
  return (
    <div className="all-modes">
      {modesOf(story).map(({ title, globals, width }, index) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <div data-story-block>
            {index <= loaded && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook
              <iframe
                title={`${story.name}: ${title}`}
                src={`iframe.html?id=${story.id}&viewMode=story`}
                onLoad={() => setLoaded((before) => Math.max(before, index + 1))}
                loading="lazy"
                style={{ maxWidth: width }}
                data-globals={JSON.stringify({
                  ...light,
                  direction: 'auto',
                  ...globals,
                })}
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** One story in every mode, beside each other, whatever the toolbar says. */
export function AllModes() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [id, setId] = useState(stories.find(({ tags }) => tags.includes('modes'))?.id);
  const story = stories.find((one) => one.id === id) ?? context.storyById();
  return (
    <Section heading="All modes">
      <p>
        Pictures of some stories also show forced colours and a touch screen, which no frame can
        show.
      </p>
      <p className="choice">
        <label htmlFor="story-in-all-modes">Story</label>
        <select
          id="story-in-all-modes"
          value={story.id}
          onChange={({ target }) => setId(target.value)}
        >
          {stories.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <Modes key={story.id} story={story} />
    </Section>
  );
}
