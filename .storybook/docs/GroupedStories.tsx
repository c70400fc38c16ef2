import { DocsContext, DocsStory, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { groupOf, storyGroups } from '../preview/storyGroups.ts';

/** Leads to the design file that a story was built from. */
function DesignLink({ url }: { url?: string }) {
  return (
    <p className="design">
      {url ? <a href={url}>Design file</a> : 'No design file is linked yet.'}
    </p>
  );
}

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
              {isDesigned && <DesignLink url={story.parameters['design']?.url} />}
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
