import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChooseMoment } from './ChooseMoment.tsx';
import { nothingChosen } from './newEntry.ts';

it('a page that was translated shows the chosen time, and goes on when no meal is meant any more', () => {
  const meals = { meals: [{ name: 'Lunch', startMinute: 720 }], version: 1 };
  const at = (time: string) => (
    <ChooseMoment meals={meals} chosen={{ time, meal: '' }} onChange={() => undefined} />
  );
  const { rerender } = render(at('13:00'));
  // As translators do.
  for (const text of screen.getByRole('button').querySelectorAll('span span'))
    for (const node of text.childNodes) node.replaceWith(`${node.textContent}`);
  rerender(at('20:15'));
  expect(screen.getByRole('button')).toHaveTextContent('8:15 PM, Lunch');
  rerender(at('02:00'));
  expect(screen.getByRole('button')).toHaveTextContent('2:00 AM');
});

it('Escape closes the fields of time and meal, and gives the focus back', async () => {
  render(<ChooseMoment meals={undefined} chosen={nothingChosen} onChange={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Now' });
  await userEvent.click(button);
  await userEvent.click(screen.getByLabelText('Time'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Time')).toBeNull();
  expect(button).toHaveFocus();
});

it('a meal that is chosen is named where it can be changed, also when it has another name by now', async () => {
  const meals = { meals: [{ name: 'Lunch', startMinute: 0 }], version: 2 };
  render(
    <ChooseMoment
      meals={meals}
      chosen={{ time: '13:00', meal: 'Midday' }}
      onChange={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Meal')).toHaveValue('Midday');
});
