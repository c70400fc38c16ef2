import type { CSSObject } from '@mui/material/styles';

/** The styles of what is of no use on paper: a form, or a row of buttons. */
export const notPrinted: CSSObject = { '@media print': { display: 'none' } };
