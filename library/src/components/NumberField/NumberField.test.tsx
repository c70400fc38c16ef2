import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.types.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight/ });

/** Renders the field of a team that keeps its value, and refuses more than 500. */
function showControlled(initial: number | null, props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn<(value: number | null) => void>();
  function Controlled() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <NumberField
          label="Weight"
          value={value}
          onChange={(changed) => {
            onChange(changed);
            if (!(Number(changed) > 500)) setValue(changed);
          }}
          {...props}
        />
        <button type="button" onClick={() => setValue(12.5)}>
          Fill in
        </button>
      </>
    );
  }
  render(<Controlled />);
  return onChange;
}

test('the label, the unit and the message name and describe the field', () => {
  render(<NumberField label="Weight" unit="g" helperText="As packed." error />);
  expect(field()).toHaveAccessibleName('Weight');
  expect(field()).toHaveAccessibleDescription('As packed. g');
  expect(field()).toBeInvalid();
});

test('without a value, the field keeps its text and reports what it means', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<NumberField label="Weight" defaultValue={7} onChange={onChange} />);
  expect(field()).toHaveValue('7');
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), '120+80');
  expect(onChange).toHaveBeenLastCalledWith(200);
  expect(screen.getByText('= 200')).toBeVisible();
  await userEvent.type(field(), 'x');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(field()).toHaveValue('120+80x');
});

test('a text as initial figure is shown as it was typed', () => {
  render(<NumberField label="Weight" defaultValue="2×12,5x" />);
  expect(field()).toHaveValue('2×12,5x');
});

test('a value is shown in the format of the locale, and the text stays while it means the value', async () => {
  showControlled(2.5, { locale: 'de-DE', fractionDigits: 1 });
  expect(field()).toHaveValue('2,5');
  await userEvent.clear(field());
  await userEvent.type(field(), '3×1.5');
  expect(field()).toHaveValue('3×1.5');
  await userEvent.click(screen.getByText('Fill in'));
  expect(field()).toHaveValue('12,5');
  expect(screen.queryByText('= 4,5')).toBeNull();
});

test('a value that does not change brings back the text', async () => {
  const onChange = showControlled(500);
  await userEvent.type(field(), '0');
  expect(onChange).toHaveBeenLastCalledWith(5000);
  expect(field()).toHaveValue('500');
});

test('a value of null is an empty field, and NaN leaves the text', async () => {
  showControlled(null);
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'much');
  expect(field()).toHaveValue('much');
});

test('more than max is no figure', async () => {
  const onChange = showControlled(null, { max: 99 });
  await userEvent.type(field(), '100');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

test('a reset of the form restores the initial figure and removes the result', async () => {
  render(
    <form data-testid="form">
      <NumberField label="Weight" name="weight" defaultValue={7} />
    </form>,
  );
  await userEvent.type(field(), '+1');
  expect(screen.getByText('= 8')).toBeVisible();
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(new FormData(form).get('weight')).toBe('7+1');
  fireEvent.reset(form);
  form.reset();
  expect(field()).toHaveValue('7');
  expect(screen.queryByText('= 8')).toBeNull();
});

test('the keys of touch screens insert a sign and report it', async () => {
  const onChange = showControlled(12);
  await userEvent.click(screen.getByRole('button', { name: 'Plus', hidden: true }));
  expect(field()).toHaveValue('12+');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

test('inputRef is the input, ref the element around it, and onInput of a team is called', async () => {
  const ref = { current: null };
  const inputRef = { current: null };
  const onInput = vi.fn<() => void>();
  render(<NumberField label="Weight" ref={ref} inputRef={inputRef} onInput={onInput} />);
  expect(inputRef.current).toBe(field());
  expect(ref.current).toContainElement(field());
  await userEvent.type(field(), '1');
  expect(onInput).toHaveBeenCalledOnce();
});
