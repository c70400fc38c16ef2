import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateNavigator } from './DateNavigator.tsx';
import { dateNavigatorClasses } from './dateNavigatorClasses.ts';

vi.mock('./Calendar.tsx', () => {
  throw new Error('The network is gone.');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a calendar that fails to load shows a message, and Previous and Next still work', async () => {
  const change = vi.fn<(day: string) => void>();
  render(<DateNavigator value="2026-11-21" onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /choose another day/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-11-20');
});

test('the console names the cause', async () => {
  render(<DateNavigator value="2026-11-21" onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: /choose another day/ }));
  await screen.findByRole('alert');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      cause: expect.objectContaining({ message: 'The network is gone.' }),
    }),
  );
});

test('the message is a slot with a class name, props and a replaceable component', async () => {
  render(
    <DateNavigator
      value="2026-11-21"
      onChange={() => undefined}
      classes={{ failure: 'ours' }}
      slots={{ failure: 'em' }}
      slotProps={{ failure: { lang: 'en' } }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /choose another day/ }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveClass(dateNavigatorClasses.failure, 'ours');
  expect(failure).toHaveAttribute('lang', 'en');
  expect(failure.tagName).toBe('EM');
});
