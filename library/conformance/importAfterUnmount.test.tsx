import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DateNavigator, EntryList, FoodForm } from '../src/index.ts';
import { entry } from './samples.ts';

const meals = [{ key: 'lunch', label: 'Lunch' }];
const food = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };

// jsdom reports the selection later, and React would look for the window then.
const stop = (event: Event) => event.stopImmediatePropagation();

test.each([
  ['FoodForm', <FoodForm key="form" onSubmit={async () => {}} suggestions={[food]} />],
  ['DateNavigator', <DateNavigator key="date" value="2026-11-20" onChange={() => {}} />],
  ['EntryList', <EntryList key="list" entries={[entry]} groups={meals} onMove={() => {}} />],
])('code that %s loads may arrive after unmount, without a window', async (name, element) => {
  const failed = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', failed);
  window.addEventListener('selectionchange', stop, true);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    process.off('unhandledRejection', failed);
    window.removeEventListener('selectionchange', stop, true);
  });
  const { unmount } = render(element);
  if (name !== 'FoodForm') fireEvent.click(screen.getByRole('button', { expanded: false }));
  unmount();
  vi.stubGlobal('window', undefined);
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
  expect(failed).not.toHaveBeenCalled();
});
