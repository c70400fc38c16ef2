import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { groupOf, groupsIn, isOpen, leftIn, picturesIn } from './pictureWords.ts';
import type { Shown } from './Shown.ts';

const Root = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p': { ...theme.typography.caption, margin: theme.spacing(0.5, 1) },
  '& p, & small': { color: (theme.vars ?? theme).palette.text.secondary },
  '& h2': { margin: 0 },
  overflow: 'auto',
  maxHeight: '20dvh',
  padding: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(2),
    maxHeight: `calc(100dvh - ${theme.spacing(4)})`,
  },
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
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
    outline: `1px solid ${(theme.vars ?? theme).palette.primary.main}`,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  '& > small': { ...theme.typography.caption, flexShrink: 0, maxWidth: '45%', textAlign: 'end' },
}));

/** The groups of pictures with the same cause, or the components of the tour; and the way from one list to the other. */
export function GroupList({ approval, review }: Shown) {
  const { isTour, selected } = approval;
  const open = selected && groupOf(review, selected);
  const others = leftIn(review, !isTour);
  return (
    <Root aria-label={isTour ? 'Components' : 'Changes by cause'}>
      {groupsIn(review, isTour).map((group) => {
        const left = picturesIn(review, [group]).filter(isOpen).length;
        return (
          <section key={group.id}>
            <h2>
              <Row
                aria-current={group === open ? 'true' : undefined}
                onClick={() => approval.select(group.pictures[0])}
              >
                {group.title}
                <small>{left > 0 ? `${left} left` : 'Reviewed'}</small>
              </Row>
            </h2>
            {group === open && <p>{group.detail}</p>}
          </section>
        );
      })}
      {others > 0 && (
        <Row onClick={() => approval.visit(!isTour)}>
          {isTour ? 'Back to the changes' : 'Tour of what nobody has reviewed'}
          <small>{`${others} left`}</small>
        </Row>
      )}
    </Root>
  );
}
