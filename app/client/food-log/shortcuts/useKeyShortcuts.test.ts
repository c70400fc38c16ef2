import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeyShortcuts } from './useKeyShortcuts.ts';

test('a key that composes a character is no shortcut', () => {
  const input = document.createElement('input');
  document.body.append(input);
  renderHook(() =>
    useKeyShortcuts({ nameInput: { current: input }, undoButton: { current: null } }),
  );
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(input).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(input).toHaveFocus();
  input.remove();
});
