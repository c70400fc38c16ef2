import { styled } from '@mui/material/styles';
import { t } from '../../language/t.ts';

const Place = styled('section')(({ theme: { typography } }) => ({
  display: 'flex',
  flexFlow: 'column',
  '& h2': { ...typography.subtitle2, lineHeight: '44px', margin: 0 },
  '@media print': { display: 'none' },
}));

/** Fills what the foods to log again leave of their place. */
export const MoreToRepeat = styled('p')(({ theme: { typography, vars, palette, shape } }) => ({
  ...typography.body2,
  flex: 1,
  alignContent: 'center',
  // As high as a food, so that the first one moves nothing.
  minHeight: 'calc(6px + 2.54375rem)',
  margin: '0 0 4px',
  paddingInline: 12,
  border: `1px dashed ${(vars ?? { palette }).palette.divider}`,
  borderRadius: shape.borderRadius,
  color: (vars ?? { palette }).palette.text.secondary,
  '@media print': { display: 'none' },
}));

/** Stands where the foods to log again will be, for a person who has none yet. */
export function NothingToRepeat() {
  return (
    <Place aria-label={t('Log again')}>
      <h2>{t('Log again')}</h2>
      <MoreToRepeat>{t('Foods that you log appear here.')}</MoreToRepeat>
    </Place>
  );
}
