import type { Theme } from '@mui/material/styles';
import type { Colors, SlotStyles } from '../slots/styledRoot.ts';
import { cardStyles } from '../theme/cardStyles.ts';
import { targetSize } from '../theme/targetSize.ts';

/** Styles of a form with food fields in two columns, and a last row with the buttons and the status messages. */
export function foodFieldStyles(theme: Theme, palette: Colors): SlotStyles {
  const { root, heading } = cardStyles(theme, palette);
  const { body2, caption, subtitle2 } = theme.typography;
  const muted = { ...caption, color: palette.text.secondary };
  const text = { ...caption, margin: theme.spacing(0.5, 0, 0), overflowWrap: 'anywhere' } as const;
  const message = {
    ...text,
    ...body2,
    flex: '1 1 12rem',
    margin: 0,
    // The empty message stays in the DOM, so that screen readers announce a change. It must take no space.
    '&:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
  };
  const gap = theme.spacing(2);
  const keyRoom = `calc(44px - ${gap})`;
  return {
    root: {
      ...root,
      display: 'grid',
      // Two columns, or one where the text is too large for two.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
      gap,
      '& > div:first-of-type, & > div:last-of-type': { gridColumn: '1 / -1' },
      '& label:has(+ .Mui-disabled), & .Mui-disabled small': { color: palette.text.disabled },
      '& input': {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: targetSize(theme),
        padding: '0.25rem 0.75rem',
      },
      // MUI sets the padding for left-to-right text only.
      '& .MuiInputBase-adornedEnd': { paddingInline: '0 14px' },
      '& small': muted,
      // The result is beside the label, so that its appearance moves nothing.
      '& output': {
        ...subtitle2,
        position: 'absolute',
        top: 0,
        insetInlineEnd: 0,
        lineHeight: caption.lineHeight,
        color: palette.primary.main,
      },
      '& output + div': { display: 'none' },
      '@media (pointer: coarse)': {
        // On touch screens the keys appear above the label of the focused field, in the gap and the padding. They cover
        // nothing, and nothing moves.
        '& > :has(> output)': { paddingTop: keyRoom },
        '& output': { top: keyRoom },
        '& :focus-within > output + div': {
          display: 'flex',
          gap: 2,
          position: 'absolute',
          insetInlineEnd: 0,
          top: `calc(-1 * ${gap})`,
        },
        '& output + div button': {
          font: 'inherit',
          minWidth: 44,
          minHeight: 44,
          border: `1px solid ${palette.divider}`,
          borderRadius: 8,
          color: palette.text.primary,
          backgroundColor: palette.background.paper,
        },
      },
      '& > div:last-of-type': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1, 2),
        '@container (max-width: 24rem)': { '& button': { flexBasis: '100%' } },
      },
    },
    heading: { ...heading, gridColumn: '1 / -1', marginBottom: theme.spacing(-0.5) },
    field: { position: 'relative' },
    label: { ...muted, display: 'block', marginBottom: theme.spacing(0.5) },
    helperText: { ...text, color: palette.error.main },
    submitButton: { minHeight: targetSize(theme), minWidth: 112 },
    status: message,
    failure: { ...message, color: palette.error.main },
  };
}
