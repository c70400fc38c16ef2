import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { groupOf, storyGroups } from '../preview/storyGroups.ts';
import { Section } from './Section.tsx';

/** The stories of a page under the headings of their groups, each with the link to its design file. */
export function GroupedStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const list = (some: typeof stories) => (
    <div className="stories">
      {some.map(({ id, tags, moduleExport, parameters }) => (
        <div key={id}>
          {tags.includes('do') && <p className="do">Do</p>}
          {tags.includes('dont') && <p className="dont">Don’t</p>}
          <DocsStory of={moduleExport} __forceInitialArgs />
          {parameters['design'] && <a href={parameters['design'].url}>Design file</a>}
        </div>
      ))}
    </div>
  );
  return [...storyGroups].map(([tag, { heading, text, shown }]) => {
    const group = stories.filter(({ tags }) => groupOf(tags) === tag);
    if (group.length === 0) return null;
    const first = group.slice(0, shown || Infinity);
    const others = group.slice(first.length);
    return (
      <Section key={tag} heading={heading} isShown={shown > 0}>
        <p>{text}</p>
        {list(first)}
        {others.length > 0 && (
          <details>
            <summary>{others.length} more</summary>
            {list(others)}
          </details>
        )}
      </Section>
    );
  });
}
