import type { Theme } from '@mui/material/styles';
import type { Colors, SlotStyles } from '../slots/styledRoot.ts';

/**
 * Styles of a row of figures: the name beside the first figure, and one line for the time and the other figures. With large
 * text on a phone, nothing is cut off and the lines wrap.
 */
export function entryFiguresStyles(theme: Theme, palette: Colors): SlotStyles {
  const { body1, caption, subtitle1 } = theme.typography;
  const muted = { ...caption, color: palette.text.secondary };
  const wrapping = { '@container (max-width: 19em)': { whiteSpace: 'normal' } } as const;
  return {
    name: {
      ...body1,
      // A name that is cut off begins as it is read, in a page of the other direction too.
      unicodeBidi: 'plaintext',
      '&:dir(rtl)': { textAlign: 'right' },
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...wrapping,
      '@media print': { whiteSpace: 'normal' },
    },
    calories: { ...subtitle1, textAlign: 'end', overflowWrap: 'anywhere' },
    unit: muted,
    details: {
      ...muted,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(1.25),
      overflowWrap: 'anywhere',
    },
  };
}
