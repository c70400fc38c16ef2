import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { usePreferences } from '../food-log/day/useSettings.ts';
import { appearanceOf, setAppearance } from './appearance.ts';

const modes = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const;

/** Has all pages look as a person has set it, as soon as that is known. */
export function PersonalAppearance({ userId }: { userId: string }) {
  const preferences = usePreferences(userId);
  const { setMode } = useColorScheme();
  const wanted = preferences && modes[preferences.theme];
  useLayoutEffect(() => {
    // Not where another tab has set the mode: two tabs that know different changes would set it in turns.
    if (wanted) setMode(wanted);
  }, [wanted, setMode]);
  useLayoutEffect(() => {
    if (preferences) setAppearance(appearanceOf(preferences));
  }, [preferences]);
  return null;
}
