import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { QuickRepeat } from './QuickRepeat.tsx';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <QuickRepeat items={[oats]} onRepeat={() => undefined} />
  </Activity>
);

test('an item that was hidden while it showed that it was logged shows its calories again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(page('visible'));
  const item = screen.getByRole('button', { name: /^Oats/ });
  await act(async () => fireEvent.click(item));
  expect(item).toHaveAccessibleName('Oats Logged');
  rerender(page('hidden'));
  await act(async () => vi.runAllTimersAsync());
  rerender(page('visible'));
  await act(async () => vi.runAllTimersAsync());
  expect(item).toHaveAccessibleName(/310/);
});
