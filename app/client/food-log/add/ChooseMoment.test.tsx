import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChooseMoment } from './ChooseMoment.tsx';
import { nothingChosen } from './newEntry.ts';

it('Escape closes the fields of time and meal, and gives the focus back', async () => {
  render(<ChooseMoment meals={undefined} chosen={nothingChosen} onChange={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Now' });
  await userEvent.click(button);
  await userEvent.click(screen.getByLabelText('Time'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Time')).toBeNull();
  expect(button).toHaveFocus();
});
