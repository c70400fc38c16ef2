import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { firstExamples } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

/** Counts the listeners that were added and not removed. */
function watch(target: EventTarget, added: 'addEventListener', removed: 'removeEventListener') {
  const add = vi.spyOn(target, added);
  const remove = vi.spyOn(target, removed);
  return () => add.mock.calls.length - remove.mock.calls.length;
}

describe.each(firstExamples)('%s', (_, Component) => {
  test('mounted and unmounted ten times leaves no listener, timer or style tag behind', () => {
    // React adds its own listeners to the document at the first render.
    const { container, rerender } = render(<Component />);
    rerender(null);
    const listeners = [window, document, document.body].map((target) =>
      watch(target, 'addEventListener', 'removeEventListener'),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
    const tags = document.head.childElementCount;
    for (let time = 0; time < 10; time += 1) {
      rerender(<Component />);
      rerender(null);
    }
    expect(vi.getTimerCount()).toBe(0);
    expect(listeners.map((count) => count())).toEqual([0, 0, 0]);
    expect(document.head.childElementCount).toBe(tags);
    vi.useRealTimers();
    expect(container).toBeEmptyDOMElement();
  });
});
