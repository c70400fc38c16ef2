import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { photoInk as ink, photoUnder as under } from '../../tokens/tokens.generated.ts';

export const ErrorScreenRoot = /*#__PURE__*/ styled('section', {
  name: 'FoodlogErrorScreen',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => ({
    ...theme.typography.body1,
    position: 'relative',
    isolation: 'isolate',
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: '100dvh',
    padding: theme.spacing(4, 2),
    overflow: 'hidden',
    textAlign: 'center',
    color: ink,
    backgroundColor: under,
    '& > img': {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      // Dims the photo: white ink keeps 7:1 even on a white one.
      opacity: 0.35,
    },
    '& p, & h1': { margin: 0, overflowWrap: 'anywhere' },
    '& p:first-of-type': {
      ...theme.typography.h1,
      fontSize: `min(${theme.typography.h1.fontSize}, 40vw)`,
    },
    '& h1': { ...theme.typography.h4, marginTop: theme.spacing(2) },
    '& h1 + p': { marginTop: theme.spacing(1) },
    '& a': {
      ...theme.typography.button,
      marginTop: theme.spacing(4),
      padding: '0.75rem 1.5rem',
      color: under,
      backgroundColor: ink,
      border: `1px solid ${ink}`,
      borderRadius: theme.shape.borderRadius,
      textDecoration: 'none',
    },
    '& a:hover': { color: ink, backgroundColor: 'transparent' },
    '& a:focus-visible': { outline: `2px solid ${ink}`, outlineOffset: 3 },
    '@media (forced-colors: active)': { '& > img': { display: 'none' } },
  })),
);
