import catalogue from '../../library/dist/catalogue.json';
import { pageOf, PageLink } from './PageLink.tsx';

const folder = '../../library/src/components';
const pictures = import.meta.glob<string>(
  '../../library/src/components/*/__image_snapshots__/*.png',
  // Inlined, all pictures would be in one script.
  { eager: true, import: 'default', query: '?url&no-inline' },
);

/** The recorded picture that shows a component best: the first of its states that has one. */
function Portrait({ component }: { component: string }) {
  const { entries } = window.__STORYBOOK_PREVIEW__.storyStore.storyIndex;
  const pictured = Object.entries(entries)
    .filter(([, { title }]) => title === `Components/${component}`)
    .filter(([, { tags }]) => tags?.includes('group-states'))
    .map(([id, { name }]) => ({
      name,
      url: pictures[`${folder}/${component}/__image_snapshots__/${id}.png`],
    }))
    .find(({ url }) => url);
  if (!pictured) return <p>No picture recorded yet</p>;
  return <img src={pictured.url} alt={`${component}: ${pictured.name}`} loading="lazy" />;
}

/** Every component as a recorded picture in light colours, linked to its page. */
export function ComponentGallery() {
  return (
    <ul className="cards gallery">
      {catalogue.components.map(({ name, description }) => (
        <li key={name}>
          <Portrait component={name} />
          <h3 className="skip-toc">
            <PageLink path={pageOf(name)}>{name}</PageLink>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
