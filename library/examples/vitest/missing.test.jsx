import { DateNavigator } from '@foodlog/ui';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

configure({ asyncUtilTimeout: 120_000 });

test('the console names the package that the calendar needs and that is not installed', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  render(<DateNavigator value="2026-11-21" onChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: /choose another day/ }));
  await screen.findByRole('alert');
  expect(String(said.mock.calls)).toContain('@mui/x-date-pickers');
});
