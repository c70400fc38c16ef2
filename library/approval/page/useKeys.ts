import { useEffect, useEffectEvent } from 'react';
import type { Approval } from './useApproval.ts';
import { comparisons, type View } from './useView.ts';

/** Each key with what it does, and whether it waits until a verdict is saved. */
const keys: [keys: string, does: string, act: (it: Shown, key: string) => void, waits?: 'waits'][] =
  [
    ['A', 'Approve the picture', ({ approval }) => approval.approve(), 'waits'],
    ['T', 'Approve it with a note', ({ approval }) => approval.askFor('approved'), 'waits'],
    ['R', 'Reject it', ({ approval }) => approval.askFor('rejected'), 'waits'],
    ['G', 'Approve all in this group', ({ approval }) => approval.approveAll(true), 'waits'],
    ['U', 'Undo the last verdict', ({ approval }) => void approval.undo(), 'waits'],
    ['N', 'Next picture', ({ approval }) => approval.step(1), 'waits'],
    ['P', 'Previous picture', ({ approval }) => approval.step(-1), 'waits'],
    ['B', 'Before and after', ({ view }) => view.set({ isBefore: !view.isBefore })],
    ['W', 'The change and the whole picture', ({ view }) => view.showWhole(!view.isWhole)],
    ['M', 'The next place that changed', ({ view }) => view.showPlace(view.place + 1)],
    [
      '1 2 3 4 5',
      comparisons.join(', '),
      ({ view }, key) => view.set({ comparison: comparisons[Number(key) - 1] ?? view.comparison }),
    ],
    ['+ −', 'Zoom', ({ view }, key) => view.zoomBy(key === '+' ? 1 : -1)],
  ];

interface Shown {
  approval: Approval;
  view: View;
}

/** What the keys do. */
export const keyWords = keys.map(([key, does]) => [key, does] as const);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="slider"]'));

/** Single keys for what the buttons do, while no field has the focus. */
export function useKeys({ approval, view }: Shown) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { answer, selected, asks, isSaving } = approval;
    const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isShortcut || asks || !view.keys || isField(event.target) || !answer) return;
    const key = { '=': '+', '-': '−' }[event.key] ?? event.key.toUpperCase();
    const [, , act, waits] = keys.find(([names]) => names.split(' ').includes(key)) ?? [];
    if (!act || (!selected && key !== 'U')) return;
    event.preventDefault();
    // A key that is held down, or pressed while a verdict is being saved, judges nothing.
    if (!waits || !(event.repeat || isSaving)) act({ approval, view }, key);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
