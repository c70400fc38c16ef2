import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PortionField } from './PortionField.tsx';
import type { PortionFieldProps, PortionValue } from './PortionField.types.ts';

const bread = {
  food: { name: 'Bread', calories: 247, fats: 3, proteins: 13, carbs: null },
  portions: [
    { key: 'slice', label: 'slice', amount: 32 },
    { key: 'loaf', label: 'loaf', amount: 750 },
  ],
};
const oneSlice = { amount: 1, portion: 'slice' };

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const portion = () => screen.getByRole('combobox', { name: 'Portion' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('[role=group]')?.textContent;

async function type(text: string) {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
}

/** Renders the field of a team that keeps its value, and refuses more than 5. */
function showControlled(initial: PortionValue, props: Partial<PortionFieldProps> = {}) {
  const onChange = vi.fn<(value: PortionValue, figures: object) => void>();
  function Controlled() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <PortionField
          {...bread}
          value={value}
          onChange={(changed, figures) => {
            onChange(changed, figures);
            if (!(Number(changed.amount) > 5)) setValue(changed);
          }}
          {...props}
        />
        <button type="button" onClick={() => setValue({ amount: 2.5, portion: 'loaf' })}>
          Fill in
        </button>
      </>
    );
  }
  render(
    <StrictMode>
      <Controlled />
    </StrictMode>,
  );
  return onChange;
}

test('a value is shown, and the text stays while it means the value', async () => {
  showControlled(oneSlice);
  await type('3×.5');
  expect(amount()).toHaveValue('3×.5');
  expect(screen.getByText('= 1.5')).toBeVisible();
  await press('Fill in');
  expect(amount()).toHaveValue('2.5');
  expect(portion()).toHaveValue('loaf');
  expect(screen.queryByText('= 1.5')).toBeNull();
});

test('a value that stays as it is brings back amount and portion', async () => {
  const onChange = showControlled({ amount: 5, portion: 'slice' });
  await userEvent.type(amount(), '0');
  expect(onChange).toHaveBeenLastCalledWith({ amount: 50, portion: 'slice' }, expect.anything());
  expect(amount()).toHaveValue('5');
});

test('a portion that a team refuses is not shown as if it were chosen', async () => {
  render(<PortionField {...bread} value={oneSlice} />);
  await userEvent.selectOptions(portion(), 'loaf');
  expect(portion()).toHaveValue('slice');
  expect(shown()).toContain('79\u00a0kcal');
});

test('the message about a text goes with the text that a team replaces', async () => {
  showControlled(oneSlice);
  await type('two');
  await userEvent.tab();
  expect(amount()).toHaveAccessibleDescription('This is not a number.');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(amount()).toHaveValue('2.5');
  expect(amount()).toBeValid();
});

test('the word of a portion goes from the text when a team sets another portion', async () => {
  const { rerender } = render(<PortionField {...bread} value={{ ...oneSlice, amount: 2 }} />);
  fireEvent.input(amount(), { target: { value: '2 slice' } });
  expect(amount()).toHaveValue('2 slice');
  rerender(<PortionField {...bread} value={{ amount: 2, portion: 'loaf' }} />);
  expect(amount()).toHaveValue('2');
  fireEvent.blur(amount());
  expect(amount()).toBeValid();
});

test('the word of a portion goes from the text when the language has another one', () => {
  const { rerender } = render(<PortionField {...bread} defaultValue={oneSlice} />);
  fireEvent.input(amount(), { target: { value: '1½ slice' } });
  const portions = [{ ...bread.portions[0]!, label: 'Scheibe' }];
  rerender(<PortionField {...bread} portions={portions} locale="de" defaultValue={oneSlice} />);
  expect(amount()).toHaveValue('1,5');
});

test('a text that is half typed stays when the portion changes', () => {
  const { rerender } = render(<PortionField {...bread} value={oneSlice} />);
  fireEvent.input(amount(), { target: { value: '1/' } });
  rerender(<PortionField {...bread} value={{ amount: Number.NaN, portion: 'loaf' }} />);
  expect(amount()).toHaveValue('1/');
});

test('a reset of the form restores what a wrong amount has replaced, with its figures and without a message', async () => {
  render(
    <form data-testid="form">
      <PortionField {...bread} defaultValue={oneSlice} />
    </form>,
  );
  await type('two');
  fireEvent.blur(amount());
  expect(amount()).toBeInvalid();
  act(() => screen.getByTestId<HTMLFormElement>('form').reset());
  await waitFor(() => expect(amount()).toBeValid());
  expect(amount()).toHaveValue('1');
  expect(amount()).not.toHaveAccessibleDescription();
  expect(shown()).toContain('79\u00a0kcal');
});

test('0 can be the beginning of a controlled amount', async () => {
  const onChange = showControlled({ amount: null, portion: 'slice' });
  await userEvent.type(amount(), '0.5');
  expect(amount()).toHaveValue('0.5');
  expect(onChange).toHaveBeenLastCalledWith({ amount: 0.5, portion: 'slice' }, expect.anything());
});

test('a form gets what was typed and chosen, and its reset restores both with their figures', async () => {
  const onChange = vi.fn<() => void>();
  render(
    <form data-testid="form">
      <PortionField
        {...bread}
        name="amount"
        portionName="portion"
        defaultValue={{ amount: 0.5, portion: 'loaf' }}
        onChange={onChange}
      />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  await type('1 1/3');
  await userEvent.selectOptions(portion(), 'g');
  expect([...new FormData(form)]).toEqual([
    ['amount', '1⅓'],
    ['portion', ''],
  ]);
  act(() => form.reset());
  await waitFor(() => expect(shown()).toContain('926\u00a0kcal'));
  expect(amount()).toHaveValue('0.5');
  expect(portion()).toHaveValue('loaf');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 0.5, portion: 'loaf' },
    expect.objectContaining({ calories: 926 }),
  );
});

test('what was typed and chosen before React took over is handed on', async () => {
  const onChange = vi.fn<() => void>();
  const field = <PortionField {...bread} defaultValue={oneSlice} onChange={onChange} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  container.querySelector('input')!.value = '2';
  container.querySelector('select')!.value = 'loaf';
  const root = await act(async () => hydrateRoot(container, field));
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 2, portion: 'loaf' },
    expect.objectContaining({ calories: 3705 }),
  );
  expect(container).toHaveTextContent('3,705 kcal');
  act(() => root.unmount());
  container.remove();
});
