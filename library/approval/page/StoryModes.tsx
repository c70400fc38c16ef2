import { modeTitle } from '../../../.storybook/modes.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Picture, Review } from '../Review.types.ts';
import { stateWords } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';

const Root = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(1, 0) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
    gap: theme.spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: theme.spacing(0.5),
  width: '100%',
  padding: theme.spacing(1),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  textAlign: 'start',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&[data-current]': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& img': { maxWidth: '100%', maxHeight: '8rem' },
  '& small': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
}));

const Choice = styled(ButtonBase)({ width: '100%', alignItems: 'stretch', borderRadius: 8 });

/** All modes of the picture's story next to each other. */
export function StoryModes({
  source,
  review,
  picture,
  onSelect,
}: {
  source: ReviewSource;
  review: Review;
  picture: Picture;
  onSelect: (id: string, options?: { focus?: boolean }) => void;
}) {
  const modes = review.modes[picture.story] ?? [];
  if (modes.length < 2) return null;
  const toJudge = new Map(review.pictures.map((one) => [one.id, one]));
  return (
    <Root aria-labelledby="modes-heading">
      <h3 id="modes-heading">{`All ${modes.length} modes of ${picture.storyName}`}</h3>
      <ul>
        {modes.map(({ id, mode, pixels }) => {
          const one = toJudge.get(id);
          const name = modeTitle(mode) || 'The story itself';
          const content = (
            <Card data-current={id === picture.id || undefined}>
              {name}
              <img src={source.imageUrl(pixels)} alt="" loading="lazy" />
              <small>{one ? stateWords[one.state] : 'Approved'}</small>
            </Card>
          );
          return (
            <li key={id}>
              {one ? (
                <Choice
                  aria-current={id === picture.id ? 'true' : undefined}
                  onClick={() => onSelect(id, { focus: true })}
                >
                  {content}
                </Choice>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
