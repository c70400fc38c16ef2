import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Many } from './subjects.tsx';

/** Mounts `count` of a kind in the page; returns the milliseconds that took. Then lays them out and takes them away. */
function mount(kind: string, count: number): number {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(<Many kind={kind} count={count} />));
  const took = performance.now() - start;
  // The same for all kinds, so that none pays for the layout of another.
  place.getBoundingClientRect();
  root.unmount();
  place.remove();
  return took;
}

Object.assign(globalThis, { mount });
