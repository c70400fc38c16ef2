import { modeTitle } from '../../../.storybook/modes.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Picture, Review } from '../Review.types.ts';
import { groupOf } from './acceptPictures.ts';
import { stateWords } from './pictureWords.ts';

const Root = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2, & h3': { ...theme.typography.subtitle1, margin: 0 },
  '& p': { ...theme.typography.caption, margin: theme.spacing(0, 1, 0.5) },
  '& p, & small': { color: (theme.vars ?? theme).palette.text.secondary },
  overflow: 'auto',
  maxHeight: 'min(45dvh, 24rem)',
  padding: theme.spacing(0.5),
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(2),
    maxHeight: `calc(100dvh - ${theme.spacing(4)})`,
  },
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  width: '100%',
  minHeight: 44,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  borderRadius: 8,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // The list cuts what stands out of it.
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '&[aria-current]': {
    boxShadow: `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
    // Forced colours have no shadows.
    '@media (forced-colors: active)': { outline: '1px solid' },
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  '& > small': { ...theme.typography.caption, flexShrink: 0, maxWidth: '45%', textAlign: 'end' },
}));

const Title = styled(Row)(({ theme }) => ({ ...theme.typography.subtitle2 }));

/** The groups of pictures with the same cause. The group of the selected picture is open. */
export function GroupList({
  review,
  selected,
  onSelect,
}: {
  review: Review;
  selected: Picture | undefined;
  onSelect: (id: string, options?: { focus?: boolean }) => void;
}) {
  const byId = new Map(review.pictures.map((picture) => [picture.id, picture]));
  const open = selected && groupOf(review, selected);
  return (
    <Root aria-label="Pictures by cause">
      {review.groups.map((group) => {
        const pictures = group.pictures.flatMap((id) => byId.get(id) ?? []);
        const judged = pictures.filter(
          ({ state }) => state === 'approved' || state === 'rejected',
        ).length;
        return (
          <section key={group.id}>
            <h2>
              <Title
                aria-expanded={group === open}
                onClick={() => onSelect(group.pictures[0] ?? '')}
              >
                {group.title}
                <small>{`${judged} of ${pictures.length} judged`}</small>
              </Title>
            </h2>
            {group === open && (
              <>
                <p>{group.detail}</p>
                <ul>
                  {pictures.map((picture) => (
                    <li key={picture.id}>
                      <Row
                        aria-current={picture === selected ? 'true' : undefined}
                        onClick={() => onSelect(picture.id)}
                      >
                        {[
                          group.title.includes(picture.component) ? '' : picture.component,
                          picture.storyName,
                          modeTitle(picture.mode),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                        <small>{stateWords[picture.state]}</small>
                      </Row>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        );
      })}
    </Root>
  );
}
