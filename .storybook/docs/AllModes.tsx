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
      <div className="all-modes">
        {Object.entries(modes).map(([mode, globals]) => (
          <figure key={story.id + mode}>
            <figcaption>{mode}</figcaption>
            <div data-story-block>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook */}
              <iframe
                title={`${story.name}: ${mode}`}
                src={`iframe.html?id=${story.id}&viewMode=story`}
                loading="lazy"
                data-globals={JSON.stringify({
                  ...light,
                  direction: 'auto',
                  textSize: '100',
                  ...globals,
                })}
              />
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
