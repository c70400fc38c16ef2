import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UndoBar } from './UndoBar.tsx';

const inForm = (message?: string) => (
  <form aria-label="Day">
    <UndoBar position="static" message={message} onUndo={() => {}} />
  </form>
);

test('a form that is reset around an UndoBar leaves it its message, and the next one', async () => {
  const { rerender } = render(inForm('Deleted Oats'));
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(screen.getByRole('status')).toHaveTextContent('Deleted Oats');
  rerender(inForm());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(inForm('Deleted Tea'));
  expect(screen.getByRole('status')).toHaveTextContent('Deleted Tea');
});
