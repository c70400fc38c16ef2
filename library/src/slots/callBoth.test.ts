import { expect, test } from 'vitest';
import { callBoth } from './callBoth.ts';

const merge = (ours: Record<string, unknown>, theirs: Record<string, unknown>) => {
  const props: Record<string, unknown> = { ...ours, ...theirs };
  callBoth(props, ours, theirs);
  return props;
};

test('a handler in slotProps is called before the component’s own, with the same event', () => {
  const calls: unknown[] = [];
  const { onClick } = merge(
    { onClick: (event: unknown) => calls.push(['ours', event]) },
    { onClick: (event: unknown) => calls.push(['theirs', event]) },
  );
  if (typeof onClick === 'function') onClick('click');
  expect(calls).toEqual([
    ['theirs', 'click'],
    ['ours', 'click'],
  ]);
});

test('a ref in slotProps gets the element as well as the component’s own', () => {
  const ours: { current?: unknown } = {};
  const theirs: unknown[] = [];
  const { ref } = merge({ ref: ours }, { ref: (element: unknown) => theirs.push(element) });
  if (typeof ref === 'function') ref('element');
  expect([ours.current, theirs]).toEqual(['element', ['element']]);
});

test('any other attribute in slotProps replaces the component’s own', () => {
  expect(merge({ id: 'ours', tabIndex: 1 }, { id: 'theirs', tabIndex: -1 })).toEqual({
    id: 'theirs',
    tabIndex: -1,
  });
});

test('a function in slotProps without one of the component stays as it is', () => {
  const format = Intl.NumberFormat;
  expect(merge({}, { format }).format).toBe(format);
});
