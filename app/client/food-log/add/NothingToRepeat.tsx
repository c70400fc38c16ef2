import { styled } from '@mui/material/styles';

// As high as QuickRepeat with a food, so that the first food moves nothing.
const Root = styled('section')(({ theme: { typography, vars, palette, shape } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '& h2': { ...typography.subtitle2, lineHeight: '44px', margin: 0 },
  '& p': {
    ...typography.body2,
    alignContent: 'center',
    minHeight: 'calc(6px + 2.54375rem)',
    margin: '0 0 4px',
    paddingInline: 12,
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
