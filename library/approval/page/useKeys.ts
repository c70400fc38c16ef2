import { useEffect, useEffectEvent } from 'react';
import { acceptAll, acceptOne } from './acceptPictures.ts';
import type { Approval } from './useApproval.ts';
import { views, type PictureViewState } from './useView.ts';

/** Each key with what it does. */
export const keyWords: [key: string, does: string][] = [
  ['A', 'Approve, or record, the picture'],
  ['G', 'Approve, or record, the group'],
  ['R', 'Reject the picture'],
  ['U', 'Undo the last verdict'],
  ['N', 'Next picture'],
  ['P', 'Previous picture'],
  ['1 to 5', 'Side by side, swipe, onion skin, blink, difference'],
  ['+ and −', 'Zoom'],
];

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="slider"]'));

/** Single keys for what the buttons do, while no field has the focus. */
export function useKeys(options: { approval: Approval; view: PictureViewState }) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { approval, view } = options;
    const { answer, selected, asks } = approval;
    const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isShortcut || asks || !view.keys || isField(event.target) || !answer || !selected) return;
    const { review } = answer;
    const key = event.key.toLowerCase();
    if (event.repeat && 'agru'.includes(key)) return;
    const number = Number(key);
    const shown = views[number - 1];
    if (shown) view.setView(shown);
    else if (key === '+' || key === '=') view.zoomBy(1);
    else if (key === '-') view.zoomBy(-1);
    else if (key === 'n') approval.step(1);
    else if (key === 'p') approval.step(-1);
    else if (key === 'u') approval.undo();
    else if (key === 'r') {
      if (selected.state !== 'rejected' && review.person)
        approval.ask({ verdict: 'rejected', pictures: [selected] });
    } else if (key === 'a') acceptOne(approval, review, selected);
    else if (key === 'g') acceptAll(approval, review, selected);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
