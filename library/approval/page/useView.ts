import { useState } from 'react';

/** How before and after are shown. */
export const views = ['Side by side', 'Swipe', 'Onion skin', 'Blink', 'Difference'] as const;
export type View = (typeof views)[number];

/** Zooms in percent. 0 fits the picture into the page. */
export const zooms = [0, 50, 100, 200, 400] as const;

/** How the page shows pictures, which stays the same from picture to picture. */
export function useView() {
  const [view, setView] = useState<View>('Side by side');
  const [zoom, setZoom] = useState<number>(0);
  const [against, setAgainst] = useState<'recorded' | 'approved'>('recorded');
  const [keys, setKeys] = useState(true);
  const zoomBy = (by: 1 | -1) =>
    setZoom((now) => zooms[zooms.findIndex((one) => one === now) + by] ?? now);
  return { view, setView, zoom, setZoom, zoomBy, against, setAgainst, keys, setKeys };
}

/** What `useView` returns. */
export type PictureViewState = ReturnType<typeof useView>;
