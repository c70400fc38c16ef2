import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateNavigator } from './DateNavigator.tsx';
import { dateNavigatorClasses } from './dateNavigatorClasses.ts';

vi.mock('./Calendar.tsx', () => {
  throw new Error('The network is gone.');
});

test('a calendar that fails to load shows a message, and Previous and Next still work', async () => {
  const change = vi.fn<(day: string) => void>();
  render(<DateNavigator value="2026-11-21" onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /choose another day/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-11-20');
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
