import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { inOtherLanguages } from '../language/otherLanguages.ts';
import { t } from '../language/t.ts';
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
    // However large the text, four words stand side by side.
    '& a': {
      ...theme.typography.caption,
      fontSize: `min(${theme.typography.caption.fontSize}, 4.5vw)`,
      flex: '1 1 0',
      minWidth: 0,
      padding: 0,
    },
    [`${inOtherLanguages} & a`]: { fontSize: 'min(0.6875rem, 3.75vw)' },
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

const places = () =>
  [
    ['/food-log', t('Log'), 'M5 6h14M5 12h14M5 18h9'],
    ['/trends', t('Trends'), 'M5 20v-8m7 8V4m7 16v-6'],
    ['/foods', t('Foods'), 'M7 3v18M4 3v4a3 3 0 0 0 6 0V3m7 18V3c-2 2-3 5-3 9h3'],
    [
      '/settings',
      t('Settings'),
      'M4 7h9m6 0h1M4 17h1m6 0h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0M5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
    ],
  ] as const;

/** Leads to the places of the app: from the header, or on a phone from the bottom of the window, in reach of a thumb. */
export function Places() {
  const { pathname } = useLocation();
  return (
    <Root aria-label={t('Main')}>
      {places().map(([path, name, icon]) => (
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
