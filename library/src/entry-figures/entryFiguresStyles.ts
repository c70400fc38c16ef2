import type { Theme } from '@mui/material/styles';
import type { Colors, SlotStyles } from '../slots/styledRoot.ts';

/**
 * Styles of a row of figures: the name beside the first figure, and a line for the time and the other figures, each of
 * which has the same place in all rows. Nothing is cut off: what does not fit wraps.
 */
export function entryFiguresStyles(theme: Theme, palette: Colors): SlotStyles {
  const { body1, caption, subtitle1 } = theme.typography;
  const muted = { ...caption, color: palette.text.secondary };
  return {
    name: {
      ...body1,
      // It begins as it is read, in a page of the other direction too.
      unicodeBidi: 'plaintext',
      '&:dir(rtl)': { '/* @noflip */ textAlign': 'right' },
      overflowWrap: 'anywhere',
    },
    calories: { ...subtitle1, textAlign: 'end', overflowWrap: 'anywhere' },
    unit: muted,
    details: {
      ...muted,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(0.75),
      '@container (min-width: 22em)': { columnGap: theme.spacing(1.25) },
      overflowWrap: 'anywhere',
      '& > [data-widest]::before': {
        content: 'attr(data-widest)',
        display: 'block',
        height: 0,
        overflow: 'hidden',
        visibility: 'hidden',
      },
      '& > time': { minWidth: '4.5em' },
      // On the narrowest phones, the places of the figures would take a second line.
      '@container (max-width: 19em)': {
        columnGap: theme.spacing(0.5),
        '& > [data-widest]::before': { content: 'none' },
        '& > time': { minWidth: 0 },
      },
    },
  };
}
