import type { CSSObject } from '@mui/material/styles';

/** A key of the keyboard, shown where it acts; not where there is no keyboard to press it on. */
export const keyHint: CSSObject = {
  padding: '0 0.5em',
  border: '1px solid',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  opacity: 0.75,
  '@media (hover: none)': { display: 'none' },
};
