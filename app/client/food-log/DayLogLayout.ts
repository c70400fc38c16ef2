import { styled } from '@mui/material/styles';

// On a phone, the page is one column in the normal flow, in which the day can stick to the top.
export const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    columnGap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
  },
}));

export const Day = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(1, 0),
  background: (theme.vars ?? theme).palette.background.default,
}));

export const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: theme.spacing(2),
    gridColumn: 2,
    gridRow: '1 / span 3',
    marginTop: theme.spacing(1),
  },
}));

export const Entries = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridColumn: 1, marginTop: theme.spacing(3) },
}));

// Holds, within reach of a thumb, the undo bar and on a phone the button that leads to the form.
export const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'end',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& > div': { position: 'static', flex: '0 1 28rem' },
  '& > button': {
    minWidth: 56,
    height: 56,
    fontSize: '1.75rem',
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
  // Over an editor, the dock would cover the fields and Save.
  [theme.breakpoints.down('sm')]: {
    'main:has(li form) &': { position: 'static', marginTop: theme.spacing(2) },
  },
}));
