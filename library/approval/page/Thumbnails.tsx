import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { groupOf, nameOf, picturesIn, shortNameOf, stateWords } from './pictureWords.ts';
import type { PictureShown } from './Shown.ts';

const Root = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(1, 0) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: theme.spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

const Card = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: theme.spacing(0.5),
  width: '100%',
  height: '100%',
  padding: theme.spacing(1),
  border: `1px solid ${(theme.vars ?? theme).palette.controlOutline}`,
  borderRadius: 8,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&[aria-current]': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
  '& img': { maxWidth: '100%', maxHeight: '7rem', justifySelf: 'center' },
  '& small': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
}));

/** The pictures of the group in which a picture is, as it is now. */
export function Thumbnails({ source, review, picture, approval }: PictureShown) {
  const group = groupOf(review, picture);
  if (!group || group.pictures.length < 2) return null;
  const name = group.title.includes(picture.component) ? shortNameOf : nameOf;
  return (
    <Root aria-labelledby="group-heading">
      <h3 id="group-heading">{`All ${group.pictures.length} of ${group.title}`}</h3>
      <ul>
        {picturesIn(review, [group]).map((one) => (
          <li key={one.id}>
            <Card
              aria-current={one === picture ? 'true' : undefined}
              onClick={() => approval.select(one.id, { focus: true })}
            >
              {name(one)}
              <img src={source.imageUrl(one.now.pixels)} alt="" loading="lazy" />
              <small>{stateWords[one.state]}</small>
            </Card>
          </li>
        ))}
      </ul>
    </Root>
  );
}
