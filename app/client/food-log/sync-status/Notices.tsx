import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { abovePlaces } from '../../components/Places.tsx';
import { whileEditing, whileSearching } from '../../components/whileEditing.ts';

// What floats at the bottom of a phone needs this place below the end of the page.
const belowThePage = 12;
// A window that is too low keeps nothing in view, and an open editor has buttons of its own there.
const sticks = '@media (min-height: 500px)';

const Root = styled('div')(({ theme }) => ({
  display: 'flow-root',
  marginBlock: theme.spacing(belowThePage, -belowThePage),
  containerType: 'inline-size',
  '& strong + *': { ...theme.typography.caption, display: 'block' },
  // With large text on a phone, little of the page would be left.
  '& strong + [data-optional=true]': { '@container (max-width: 15em)': visuallyHidden },
  // Several at once leave most of a phone to the page: each says what it must, and no more.
  [theme.breakpoints.down('sm')]: {
    '&:has(> :not(:empty) ~ :not(:empty))': {
      '& > * > *': { minHeight: 36, marginBlockEnd: 4, paddingBlock: 0 },
      '& strong + [data-optional=true]': visuallyHidden,
    },
  },
  [theme.breakpoints.up('sm')]: { width: `calc(50% - ${theme.spacing(1.5)})` },
  [sticks]: {
    position: 'sticky',
    bottom: abovePlaces,
    zIndex: theme.zIndex.appBar,
    '& > * > *': { boxShadow: theme.shadows[4] },
    [`${whileEditing} &, ${whileSearching} &`]: { position: 'static' },
  },
}));

/** Holds notices that come and go at the bottom of the window, where they move nothing of the page. */
export function Notices({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined; // jsdom has no layout.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--notices-height', `${entry?.contentRect.height ?? 0}px`);
    });
    if (root.current) observer.observe(root.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-height');
    };
  }, []);
  return <Root ref={root}>{children}</Root>;
}
