import type { CalendarDay } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useIsInView } from '../../components/useIsInView.ts';
import { formatEnergy, shownEnergy } from '../../appearance/energy.ts';
import { t } from '../../language/t.ts';
import { targetsOf } from '../data/settings.ts';
import { useDayLog } from './useDayLog.ts';
import { useSettings } from './useSettings.ts';

// Over what scrolls below the day: nothing moves.
const Root = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  insetInline: theme.spacing(-2),
  margin: 0,
  padding: theme.spacing(0, 2, 0.5),
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.default,
  color: (theme.vars ?? theme).palette.text.secondary,
  textAlign: 'center',
  pointerEvents: 'none',
  '& strong': { color: (theme.vars ?? theme).palette.text.primary },
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '@media print, (max-height: 499.95px)': { display: 'none' },
}));

/** On a phone, repeats the calories below the day while the totals are out of view, and says what is left of a target. */
export function StickyTotal({
  userId,
  day,
  totals,
}: {
  userId: string;
  day: CalendarDay;
  totals: RefObject<HTMLElement | null>;
}) {
  const { log } = useDayLog(userId, day);
  const target = targetsOf(useSettings(userId)?.targets ?? [], day)?.calories ?? undefined;
  // Below the day.
  const isInView = useIsInView(totals, '-60px 0px 0px');
  if (isInView || !log) return null;
  const { calories } = log.totals;
  const left = target === undefined ? undefined : shownEnergy(target) - shownEnergy(calories);
  // The card says the same to screen readers.
  return (
    <Root aria-hidden>
      <strong translate="no">{formatEnergy(calories)}</strong>
      {left !== undefined && (
        <span>{` · ${left < 0 ? t('{amount} over', { amount: -left }) : t('{amount} left', { amount: left })}`}</span>
      )}
    </Root>
  );
}
