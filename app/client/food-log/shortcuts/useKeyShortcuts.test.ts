import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyShortcuts } from './useKeyShortcuts.ts';

const input = document.createElement('input');
beforeEach(() => document.body.append(input));
afterEach(() => input.remove());

/** @param canHover whether the device has a mouse or the like. */
function show(canHover: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  return renderHook(() =>
    useKeyShortcuts({ nameInput: { current: input }, undoButton: { current: null } }),
  ).result;
}

test('where nothing can hover, there are neither keys nor a switch', () => {
  expect(show(false).current).toMatchObject({ isOffered: false, areOn: false, keys: {} });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(input).not.toHaveFocus();
});

test('a key that composes a character is no shortcut', () => {
  show(true);
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(input).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(input).toHaveFocus();
});
