import { expect, test } from 'vitest';
import { mergeProps } from './mergeProps.ts';

test('a handler in slotProps is called before the component’s own, with the same event', () => {
  const calls: unknown[] = [];
  const { onClick } = mergeProps(
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
  const { ref } = mergeProps({ ref: ours }, { ref: (element: unknown) => theirs.push(element) });
  if (typeof ref === 'function') ref('element');
  expect([ours.current, theirs]).toEqual(['element', ['element']]);
});

test('a function that is no handler, such as the container of a menu, replaces the component’s own', () => {
  const [ours, theirs] = [Intl.NumberFormat, Intl.DateTimeFormat];
  expect(mergeProps({ container: ours }, { container: theirs }).container).toBe(theirs);
});

test('any other attribute in slotProps replaces the component’s own', () => {
  expect(mergeProps({ id: 'ours', tabIndex: 1 }, { id: 'theirs', tabIndex: -1 })).toEqual({
    id: 'theirs',
    tabIndex: -1,
  });
});

test('a function in slotProps without one of the component stays as it is', () => {
  const format = Intl.NumberFormat;
  expect(mergeProps({}, { format }).format).toBe(format);
});

test('styles are merged, and those of slotProps win', () => {
  expect(
    mergeProps({ style: { color: 'red', margin: 0 } }, { style: { color: 'blue' } }).style,
  ).toEqual({ color: 'blue', margin: 0 });
  expect(mergeProps({ sx: { margin: 0 } }, { sx: [{ margin: 1 }] }).sx).toEqual([
    { margin: 0 },
    { margin: 1 },
  ]);
});

test('the slotProps of a slot are merged slot by slot, with their refs and handlers', () => {
  const ref = { current: null };
  const focused: string[] = [];
  const { slotProps } = mergeProps(
    { slotProps: { input: { lang: 'en', onFocus: () => focused.push('ours') } } },
    { slotProps: { input: { ref, onFocus: () => focused.push('theirs') }, root: { id: '1' } } },
  );
  expect(slotProps).toMatchObject({ input: { lang: 'en' }, root: { id: '1' } });
  const { input } = Object(slotProps);
  expect(input.ref).toBe(ref);
  input.onFocus();
  expect(focused).toEqual(['theirs', 'ours']);
});
