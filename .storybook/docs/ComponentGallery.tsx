import { pageOf, PageLink } from './PageLink.tsx';
import { portraitOf } from './pictures.ts';

interface ComponentGalleryProps {
  components: { name: string; description: string }[];
}

/** Every component as a recorded picture in light colours, linked to its page. */
export function ComponentGallery({ components }: ComponentGalleryProps) {
  return (
    <ul className="gallery">
      {components.map(({ name, description }) => {
        const portrait = portraitOf(name);
        return (
          <li key={name}>
            {portrait ? (
              <img src={portrait.url} alt={`${name}: ${portrait.name}`} loading="lazy" />
            ) : (
              <p className="no-picture">No picture recorded yet</p>
            )}
            <h3 className="skip-toc">
              <PageLink path={pageOf(name)}>{name}</PageLink>
            </h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
