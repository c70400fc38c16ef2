import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { light } from '../modes.ts';

const modes = {
  Light: {},
  Dark: { theme: 'dark' },
  'More contrast': { contrast: 'more' },
  'More contrast, dark': { contrast: 'more', theme: 'dark' },
  Compact: { density: 'compact' },
  'Text 200 %': { textSize: '200' },
  'Right to left': { direction: 'rtl' },
  العربية: { locale: 'ar-EG' },
  'Long words': { locale: 'en-XA' },
};

/**
 * The story in each mode. A frame is only loaded after the one before: all at once, beside the other stories of a page,
 * they ask for more files than the browser takes, and a frame that misses one stays empty.
 */
function Modes({ id, name }: { id: string; name: string }) {
  const [loaded, setLoaded] = useState(0);
  return (
    <div className="all-modes">
      {Object.entries(modes).map(([mode, globals], index) => (
        <figure key={mode}>
          <figcaption>{mode}</figcaption>
          <div data-story-block>
            {index <= loaded && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook
              <iframe
                title={`${name}: ${mode}`}
                src={`iframe.html?id=${id}&viewMode=story`}
                onLoad={() => setLoaded((before) => Math.max(before, index + 1))}
                loading="lazy"
                data-globals={JSON.stringify({
                  ...light,
                  direction: 'auto',
                  textSize: '100',
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
    <>
      <Heading>All modes</Heading>
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
      <Modes key={story.id} id={story.id} name={story.name} />
    </>
  );
}
