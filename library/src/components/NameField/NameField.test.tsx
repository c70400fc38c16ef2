import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from '../NumberField/index.ts';
import { NameField } from './NameField.tsx';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: null };
const field = () => screen.getByLabelText<HTMLInputElement>('Name');

test('the label and the message name and describe the field', () => {
  render(<NameField label="Name" helperText="As on the package." error />);
  expect(field()).toHaveAccessibleName('Name');
  expect(field()).toHaveAccessibleDescription('As on the package.');
  expect(field()).toBeInvalid();
});

test('a value is shown whatever a person types', async () => {
  const onChange = vi.fn<(value: string) => void>();
  function UpperCase() {
    const [name, setName] = useState('RYE');
    return (
      <NameField
        label="Name"
        value={name}
        onChange={(value) => {
          onChange(value);
          setName(value.toUpperCase());
        }}
      />
    );
  }
  render(<UpperCase />);
  await userEvent.type(field(), ' x');
  expect(onChange).toHaveBeenLastCalledWith('RYE x');
  expect(field()).toHaveValue('RYE X');
});

test('a value that does not change brings back the text', async () => {
  render(<NameField label="Name" value="Rye" />);
  await userEvent.type(field(), 's');
  expect(field()).toHaveValue('Rye');
});

test('without a form, a suggestion fills in the name and reports it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<NameField label="Name" suggestions={[oats]} onChange={onChange} />);
  await userEvent.type(field(), 'oa');
  await userEvent.click(await screen.findByRole('option', { name: /^Oats/ }));
  expect(field()).toHaveValue('Oats');
  expect(onChange).toHaveBeenLastCalledWith('Oats');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('suggestions that load late open a list below a value that was typed meanwhile', async () => {
  function Late({ suggestions }: { suggestions: readonly (typeof oats)[] }) {
    const [name, setName] = useState('');
    return <NameField label="Name" value={name} onChange={setName} suggestions={suggestions} />;
  }
  const { rerender } = render(<Late suggestions={[]} />);
  await userEvent.type(field(), 'oa');
  rerender(<Late suggestions={[oats]} />);
  expect(await screen.findByRole('option', { name: /^Oats/ })).toBeVisible();
});

test('in a form, the arrow keys fill in its figures, and Escape restores what was typed', async () => {
  const onCalories = vi.fn<(value: number | null) => void>();
  render(
    <form>
      <NameField label="Name" name="food" suggestions={[oats]} />
      <NumberField label="Calories" name="calories" onChange={onCalories} />
      <NumberField label="Carbs" name="carbs" defaultValue={7} />
    </form>,
  );
  await userEvent.type(field(), 'oa');
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveValue('Oats');
  expect(onCalories).toHaveBeenLastCalledWith(310);
  expect(screen.getByLabelText('Carbs')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('oa');
  expect(onCalories).toHaveBeenLastCalledWith(null);
  expect(screen.getByLabelText('Carbs')).toHaveValue('7');
});

const inForm = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <form>
      <NameField label="Name" name="food" suggestions={[oats]} />
      <NumberField label="Calories" name="calories" />
    </form>
  </Activity>
);

test('another name takes out the figures of a food, also if the form was hidden meanwhile', async () => {
  const { rerender } = render(inForm('visible'));
  await userEvent.type(field(), 'oa');
  await userEvent.click(await screen.findByRole('option'));
  expect(screen.getByLabelText('Calories')).toHaveValue('310');
  rerender(inForm('hidden'));
  rerender(inForm('visible'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Rye');
  expect(screen.getByLabelText('Calories')).toHaveValue('');
});

test("a team's own inputs get the change, and no submit button gets the focus", async () => {
  const onChange = vi.fn<() => void>();
  render(
    <form>
      <button type="submit">Delete account</button>
      <NameField label="Name" suggestions={[oats]} />
      <input name="calories" value="" onChange={onChange} />
    </form>,
  );
  await userEvent.type(field(), 'oa');
  await userEvent.click(await screen.findByRole('option'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(field()).toHaveFocus();
});

test('the id is that of the input, and form makes it part of a form elsewhere', async () => {
  render(
    <>
      <form id="lunch" aria-label="Lunch" />
      <NameField name="name" id="food" form="lunch" suggestions={[oats]} />
      <NumberField label="Calories" name="calories" id="energy" form="lunch" />
    </>,
  );
  expect(field().id).toBe('food');
  expect(screen.getByLabelText('Calories').id).toBe('energy');
  await userEvent.type(field(), 'oa');
  await userEvent.keyboard('{ArrowDown}');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Lunch' });
  expect([...new FormData(form)]).toEqual([
    ['name', 'Oats'],
    ['calories', '310'],
  ]);
});

test("Enter on a suggestion presses a team's own submit button, as in any field", async () => {
  const press = vi.fn<() => void>();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <NameField suggestions={[oats]} />
      <button onClick={press}>Add</button>
    </form>,
  );
  await userEvent.type(await screen.findByRole('combobox'), 'oa');
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Oats');
  expect(press).toHaveBeenCalledOnce();
});
