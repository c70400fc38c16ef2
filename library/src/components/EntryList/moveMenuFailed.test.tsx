import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entry, ignore } from '../../../conformance/samples.ts';
import { EntryList } from './EntryList.tsx';

vi.mock('./MoveMenu.tsx', () => {
  throw new Error('The network is gone.');
});

test('a menu that fails to load shows a message, and the entry stays', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  render(
    <EntryList entries={[entry]} groups={[{ key: 'lunch', label: 'Lunch' }]} onMove={ignore} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move Oats' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded.');
  expect(screen.getByRole('listitem')).toHaveTextContent('Oats');
  expect(console.error).toHaveBeenCalledOnce();
});
