import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Many } from './subjects.tsx';

/** Mounts `count` of a kind in the page and returns the time in milliseconds. Then lays them out and unmounts them. */
function mount(kind: string, count: number): number {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(<Many kind={kind} count={count} />));
  const took = performance.now() - start;
  // Every kind is laid out before it is removed, so that none pays for the layout of another.
  place.getBoundingClientRect();
  root.unmount();
  place.remove();
  return took;
}

Object.assign(globalThis, { mount });
