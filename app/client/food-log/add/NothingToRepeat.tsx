import { styled } from '@mui/material/styles';

// As high as QuickRepeat with a food, so that the first food moves nothing.
const Root = styled('section')(({ theme: { typography, vars, palette, shape, spacing } }) => ({
  paddingBlockEnd: spacing(0.5),
  '& h2': { ...typography.subtitle2, display: 'flex', alignItems: 'center', height: 44, margin: 0 },
  '& p': {
    ...typography.body2,
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: `max(44px, ${typography.body2.fontSize} * ${typography.body2.lineHeight} + ${typography.caption.fontSize} * ${typography.caption.lineHeight} + ${spacing(0.5)} + 2px)`,
    margin: 0,
    paddingInline: spacing(1.5),
    border: `1px dashed ${(vars ?? { palette }).palette.divider}`,
    borderRadius: shape.borderRadius,
    color: (vars ?? { palette }).palette.text.secondary,
  },
  '@media print': { display: 'none' },
}));

/** Stands where the foods to log again will be, for a person who has none yet. */
export function NothingToRepeat() {
  return (
    <Root aria-label="Log again">
      <h2>Log again</h2>
      <p>Foods that you log appear here.</p>
    </Root>
  );
}
