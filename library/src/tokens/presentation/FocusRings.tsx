import { getContrastRatio, styled } from '@mui/material/styles';
import { colorSchemes } from './colorSchemes.ts';
import { radiusControl, strokeFocus, strokeHairline } from '../tokens.generated.ts';

const grounds = ['paper', 'card'] as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { ...theme.typography.body2, padding: theme.spacing(2) },
  '& [data-ring]': {
    height: 44,
    marginBlockEnd: theme.spacing(2),
    borderRadius: radiusControl,
  },
}));

/** The ring of what has the focus, in the four colour schemes, on each background that it is used on. */
export function FocusRings() {
  return (
    <List dir="ltr">
      {Object.entries(colorSchemes).flatMap(([scheme, colors]) =>
        grounds.map((ground) => (
          <li key={scheme + ground} style={{ color: colors.ink, background: colors[ground] }}>
            <div
              data-ring
              style={{
                border: `${strokeHairline}px solid ${colors.controlOutline}`,
                outline: `${strokeFocus}px solid ${colors.primary}`,
                outlineOffset: strokeFocus,
              }}
            />
            {scheme}, on {ground}
            <br />
            {strokeFocus} px wide, {strokeFocus} px away,{' '}
            {getContrastRatio(colors.primary, colors[ground]).toFixed(1)} : 1
          </li>
        )),
      )}
    </List>
  );
}
