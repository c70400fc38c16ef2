import { DocsContext, DocsStory, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { groupOf, storyGroups } from '../preview/storyGroups.ts';
import { DesignLink } from './DesignLink.tsx';

/** The stories of a page under the headings of their groups, each with the link to its design file. */
export function GroupedStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const isDesigned = stories.some(({ parameters }) => parameters['design']);
  const groups = [...storyGroups].map(([tag, { heading, text }]) => {
    const group = stories.filter(({ tags }) => groupOf(tags) === tag);
    if (group.length === 0) return null;
    return (
      <section key={tag}>
        <Heading>{heading}</Heading>
        <p>{text}</p>
        <div className="stories" data-group={tag}>
          {group.map((story) => (
            <div key={story.id}>
              <DocsStory of={story.moduleExport} __forceInitialArgs />
              {isDesigned && <DesignLink design={story.parameters['design']} />}
            </div>
          ))}
        </div>
      </section>
    );
  });
  return (
    <>
      {!isDesigned && <DesignLink />}
      {groups}
    </>
  );
}
