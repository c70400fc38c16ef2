import type { CSSObject } from '@mui/material/styles';

/** The style of a shortcut hint. Touch devices do not show it. */
export const keyHint: CSSObject = {
  padding: '0 0.5em',
  border: '1px solid',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  '@media (hover: none)': { display: 'none' },
};
