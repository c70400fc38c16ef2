import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { whileEditing } from './whileEditing.ts';

// A lower window needs its height for the form, with Undo below it: there, the places stay in the header.
const bar = '@media screen and (max-width: 599.95px) and (min-height: 629px)';

/** The height of what covers the bottom of the window: what floats there stands above it. */
export const abovePlaces = 'calc(var(--places-height, 0px) + env(safe-area-inset-bottom, 0px))';

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  '& a': {
    ...theme.typography.body2,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    boxSizing: 'border-box',
    minWidth: 44,
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    borderBlock: '2px solid transparent',
    color: (theme.vars ?? theme).palette.text.secondary,
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    borderBlockEndColor: 'currentColor',
    color: (theme.vars ?? theme).palette.primary.main,
  },
  '& svg': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    order: 1,
    flexBasis: '100%',
    marginInline: theme.spacing(-1.5),
  },
  [bar]: {
    'html:has(&)': { '--places-height': 'calc(38px + 1.125rem)' },
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    marginInline: 0,
    bottom: 0,
    flexWrap: 'nowrap',
    height: abovePlaces,
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    background: (theme.vars ?? theme).palette.background.paper,
    '& a': { ...theme.typography.caption, flex: '1 1 0', minWidth: 0, padding: 0 },
    '& a[aria-current]': { borderBlockColor: 'currentColor transparent' },
    '& svg': {
      display: 'block',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
    },
    [`${whileEditing} &`]: { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

const places = [
  ['/food-log', 'Log', 'M5 6h14M5 12h14M5 18h9'],
  ['/trends', 'Trends', 'M5 20v-8m7 8V4m7 16v-6'],
  ['/foods', 'Foods', 'M7 3v18M4 3v4a3 3 0 0 0 6 0V3m7 18V3c-2 2-3 5-3 9h3'],
] as const;

/** Leads to the places of the app: from the header, or on a phone from the bottom of the window, in reach of a thumb. */
export function Places() {
  const { pathname } = useLocation();
  return (
    <Root aria-label="Main">
      {places.map(([path, name, icon]) => (
        <Link key={path} to={path} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
            <path d={icon} />
          </svg>
          {name}
        </Link>
      ))}
    </Root>
  );
}
