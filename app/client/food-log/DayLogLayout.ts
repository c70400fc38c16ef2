import { styled } from '@mui/material/styles';
import { addTimeline } from '../components/whileEditing.ts';

// A window that is too low keeps nothing in view: it would hide what scrolls.
const tallEnough = '@media (min-width: 600px) and (min-height: 640px)';

// On a phone, the page is one column in the normal flow, in which the day can stick to the top.
export const Layout = styled('div')(({ theme }) => ({
  timelineScope: addTimeline,
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    columnGap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    gridTemplateAreas: '"greeting day" "totals form" "repeat form" "entries form"',
    alignItems: 'start',
    '& > :first-of-type': { alignSelf: 'center' },
  },
  '@media print': { display: 'block' },
}));

export const Day = styled('div')(({ theme }) => ({
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(0.5, 0),
  background: (theme.vars ?? theme).palette.background.default,
  [theme.breakpoints.up('sm')]: { gridArea: 'day' },
  '@media (min-height: 500px)': {
    position: 'sticky',
    top: 0,
    // What scrolls below it fades out instead of being cut.
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      insetInline: 0,
      height: theme.spacing(1),
      background: `linear-gradient(${(theme.vars ?? theme).palette.background.default}, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media print': {
    background: 'none',
    '&&': { position: 'static' },
    '&::after': { display: 'none' },
  },
}));

export const Totals = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  [theme.breakpoints.up('sm')]: { gridArea: 'totals', marginTop: theme.spacing(2) },
}));

export const Repeat = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  // Where foods stand in two columns, the place of all six is kept: the third and the fifth food move nothing.
  '& > :last-child': {
    '@container (width > 28.125rem)': { minHeight: 'calc(82px + 7.63125rem)' },
  },
  [theme.breakpoints.up('sm')]: { gridArea: 'repeat', marginTop: theme.spacing(1) },
}));

export const Form = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gridArea: 'form', marginTop: theme.spacing(2) },
  // Below the day, which is 44 px and its padding.
  [tallEnough]: { position: 'sticky', top: `calc(44px + ${theme.spacing(3)})` },
}));

export const Entries = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gridArea: 'entries', marginTop: theme.spacing(2) },
}));
