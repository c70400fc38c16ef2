import { styled } from '@mui/material/styles';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Week } from './Week.tsx';

// As high as the week, which then moves nothing.
const Place = styled('div')(({ theme }) => ({
  minHeight: '14.5rem',
  marginTop: theme.spacing(2),
  '@media print': { display: 'none' },
}));

/** The week of the day on screen, which loads when the rest of the page is there. Without it, its place stays empty. */
export function LateWeek(props: ComponentProps<typeof Week>) {
  const [loaded, setLoaded] = useState<{ Week: ComponentType<typeof props> }>();
  useEffect(() => {
    const load = () => void import('./Week.tsx').then(setLoaded, () => {});
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
    else setTimeout(load, 1000);
  }, []);
  return <Place>{loaded && <loaded.Week {...props} />}</Place>;
}
