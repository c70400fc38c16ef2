import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyShortcuts } from './useKeyShortcuts.ts';

const input = document.createElement('input');
beforeEach(() => document.body.append(input));
afterEach(() => {
  input.remove();
  vi.unstubAllGlobals();
});

/** @param canHover whether the device has a mouse or the like. */
function show(canHover: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  return renderHook(() =>
    useKeyShortcuts({ nameInput: { current: input }, undoButton: { current: null }, areOn: true }),
  ).result;
}

test('where nothing can hover, the keys are shown once a keyboard is used, and its first key counts', () => {
  const shown = show(false);
  expect(shown.current).toEqual({});
  // A keyboard on the screen types into a field.
  fireEvent.keyDown(input, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a', isComposing: true });
  expect(shown.current).toEqual({});
  fireEvent.keyDown(document.body, { key: '/' });
  expect(input).toHaveFocus();
  expect(shown.current).toMatchObject({ name: '/' });
});

test('Tab shows them too, from a field', () => {
  const shown = show(false);
  fireEvent.keyDown(input, { key: 'Tab' });
  expect(shown.current).toMatchObject({ name: '/' });
});

test('a key that composes a character is no shortcut', () => {
  show(true);
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(input).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(input).toHaveFocus();
});
