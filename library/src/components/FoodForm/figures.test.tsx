import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps, FoodFormValues } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

async function enter(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), value);
  }
}

describe('fractionDigits', () => {
  test('takes decimals with a point or a comma, and shows the result of a calculation', async () => {
    const onSubmit = vi.fn<(values: FoodFormValues) => void>();
    render(<FoodForm onSubmit={onSubmit} fractionDigits={1} locale="de-DE" />);
    await enter({ Name: 'Tea', Calories: '1,5', Fats: '0.5', Carbs: '2×1,5' });
    expect(screen.getByText('= 3')).toBeVisible();
    await enter({ Carbs: '3×1,5' });
    expect(screen.getByText('= 4,5')).toBeVisible();
    await add();
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ calories: 1.5, fats: 0.5, carbs: 4.5 }),
    );
  });

  test('more digits are rounded', async () => {
    const onSubmit = vi.fn<(values: FoodFormValues) => void>();
    render(<FoodForm onSubmit={onSubmit} fractionDigits={2} locale="de-DE" />);
    await enter({ Name: 'Tea', Calories: '1,2551' });
    expect(screen.getByText('≈ 1,26')).toBeVisible();
    await add();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ calories: 1.26 }));
  });

  test('default values and suggestions have the separator of the locale', async () => {
    const oats = { name: 'Oats', calories: 310.25, fats: 6.5, proteins: 11, carbs: null };
    render(
      <FoodForm
        onSubmit={vi.fn<() => void>()}
        fractionDigits={1}
        locale="de-DE"
        defaultValues={{ carbs: 2.5 }}
        suggestions={[oats]}
      />,
    );
    expect(field('Carbs')).toHaveValue('2,5');
    await userEvent.type(screen.getByRole('combobox'), 'oat');
    expect(await screen.findByRole('option')).toHaveTextContent('310,3');
    await userEvent.keyboard('{ArrowDown}');
    expect(field('Calories')).toHaveValue('310,3');
    expect(field('Fats')).toHaveValue('6,5');
    expect(field('Carbs')).toHaveValue('');
  });

  test('the keypad has a separator, also for whole numbers', () => {
    render(<FoodForm onSubmit={vi.fn<() => void>()} />);
    expect(field('Fats')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('emptyValue', () => {
  test.each([null, 0] as const)('an empty figure is submitted as %s', async (emptyValue) => {
    const onSubmit = vi.fn<(values: FoodFormValues<null | 0>) => void>();
    render(<FoodForm onSubmit={onSubmit} emptyValue={emptyValue} />);
    expect(field('Calories')).toHaveValue('');
    await enter({ Name: 'Tea', Carbs: '3' });
    await add();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Tea',
      calories: emptyValue,
      fats: emptyValue,
      proteins: emptyValue,
      carbs: 3,
    });
    expect(field('Carbs')).toHaveValue('');
  });

  test('a figure that is no number is still refused', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<FoodForm onSubmit={onSubmit} emptyValue={null} />);
    await enter({ Name: 'Tea', Carbs: 'much' });
    await add();
    expect(field('Carbs')).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

type Values = NonNullable<FoodFormProps['values']>;

/** A team's component that keeps the values of the form, and refuses calories above 1000. */
function Controlled({ onSubmit, seen }: { onSubmit: () => void; seen: (values: Values) => void }) {
  const [values, setValues] = useState<Values>({ name: 'Tea', calories: 1, fats: null });
  return (
    <>
      <FoodForm
        values={values}
        onValuesChange={(changed) => {
          seen(changed);
          if (!(Number(changed.calories) > 1000)) setValues(changed);
        }}
        onSubmit={onSubmit}
      />
      <button type="button" onClick={() => setValues({ ...values, name: 'Rye', calories: 250 })}>
        Fill in
      </button>
    </>
  );
}

function showControlled() {
  const seen = vi.fn<(values: Values) => void>();
  render(<Controlled onSubmit={vi.fn<() => void>()} seen={seen} />);
  return seen;
}

/** A team's component that keeps no NaN. */
function KeepsFigures() {
  const [values, setValues] = useState<Values>({ calories: 3 });
  return (
    <FoodForm
      fractionDigits={1}
      values={values}
      onValuesChange={(changed) => {
        if (!Number.isNaN(changed.calories)) setValues(changed);
      }}
      onSubmit={vi.fn<() => void>()}
    />
  );
}

const per = { amount: 1, unit: 'slice' };
const toast = { name: 'Bread', calories: 79, fats: 1, proteins: 4, carbs: 13 };
const ofBread = { food: { ...toast, per }, value: { amount: 1, portion: null }, portion: per };
const soup = { name: 'Soup', calories: 200, fats: 9, proteins: 8, carbs: 13 };

function CopiesSoup({ onSubmit }: Pick<FoodFormProps, 'onSubmit'>) {
  const [values, setValues] = useState<Values>(toast);
  return (
    <>
      <FoodForm
        suggestions={[toast]}
        defaultSelected={ofBread}
        values={values}
        onValuesChange={setValues}
        onSubmit={onSubmit}
      />
      <button type="button" onClick={() => setValues(soup)}>
        Copy
      </button>
    </>
  );
}

describe('values', () => {
  test('are in the fields at first and whenever they change', async () => {
    showControlled();
    expect(field('Name')).toHaveValue('Tea');
    expect(field('Calories')).toHaveValue('1');
    expect(field('Fats')).toHaveValue('');
    await userEvent.click(screen.getByText('Fill in'));
    expect(field('Name')).toHaveValue('Rye');
    expect(field('Calories')).toHaveValue('250');
  });

  test('of another food take away the amount of the food before', async () => {
    const onSubmit = vi.fn<FoodFormProps['onSubmit']>();
    render(<CopiesSoup onSubmit={onSubmit} />);
    await screen.findByRole('group', { name: 'Bread' });
    await userEvent.click(screen.getByText('Copy'));
    expect(screen.queryByRole('group', { name: 'Bread' })).toBeNull();
    await add();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(soup);
  });

  test('are reported as they are meant, and the text stays as it was typed', async () => {
    const seen = showControlled();
    await enter({ Calories: '120+80', Carbs: '1a', Name: 'Rye ' });
    expect(seen).toHaveBeenLastCalledWith({
      name: 'Rye',
      calories: 200,
      fats: null,
      proteins: 0,
      carbs: Number.NaN,
    });
    expect(field('Calories')).toHaveValue('120+80');
    expect(field('Carbs')).toHaveValue('1a');
    expect(field('Name')).toHaveValue('Rye ');
  });

  test('that do not change bring back the text', async () => {
    showControlled();
    await enter({ Calories: '1000' });
    await userEvent.type(field('Calories'), '0');
    expect(field('Calories')).toHaveValue('1000');
  });

  test('are reported after an add has cleared the form, and stay after a reset', async () => {
    const seen = showControlled();
    await enter({ Fats: '1' });
    seen.mockClear();
    await add();
    const cleared = { name: '', calories: 0, fats: 0, proteins: 0, carbs: 0 };
    expect(seen).toHaveBeenCalledExactlyOnceWith(cleared);
    expect(field('Name')).toHaveValue('');
    await enter({ Name: 'Rye', Calories: '120' });
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith({ ...cleared, name: 'Rye', calories: 120 }),
    );
    expect(field('Name')).toHaveValue('Rye');
  });

  test.each(['values', 'defaultValues'])(
    'are reported once, as a whole, when a suggestion fills in a form with %s',
    async (prop) => {
      const seen = vi.fn<(values: Values) => void>();
      const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
      render(
        <FoodForm
          {...{ [prop]: {} }}
          onValuesChange={seen}
          suggestions={[oats]}
          onSubmit={vi.fn<() => void>()}
        />,
      );
      await userEvent.type(screen.getByRole('combobox'), 'Oat');
      seen.mockClear();
      await userEvent.click(await screen.findByRole('option', { name: /Oats/ }));
      expect(seen).toHaveBeenCalledExactlyOnceWith(oats);
    },
  );

  test('are reported on a reset after a refused submit, and while a team renders', async () => {
    const seen = vi.fn<(values: Values) => void>();
    function Page() {
      const [count, setCount] = useState(0);
      return (
        <div data-count={count} onInputCapture={() => flushSync(() => setCount(count + 1))}>
          <FoodForm onValuesChange={seen} onSubmit={vi.fn<() => void>()} />
        </div>
      );
    }
    render(<Page />);
    await enter({ Calories: '7' });
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ calories: 7 }));
    await add();
    expect(field('Name')).toBeInvalid();
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ calories: 0 })),
    );
  });

  test('a figure that is half typed stays while a team keeps the one before it', async () => {
    render(<KeepsFigures />);
    await userEvent.clear(field('Calories'));
    await userEvent.type(field('Calories'), '120+1,5');
    expect(field('Calories')).toHaveValue('120+1,5');
  });

  test('of a disabled form are reported on a reset', async () => {
    const seen = vi.fn<(values: Values) => void>();
    const props = { onValuesChange: seen, onSubmit: vi.fn<() => void>() };
    const defaultValues = { name: 'Tea', calories: 2 };
    const { rerender } = render(<FoodForm {...props} defaultValues={defaultValues} />);
    await enter({ Name: 'Rye' });
    rerender(<FoodForm {...props} defaultValues={defaultValues} disabled />);
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining(defaultValues)),
    );
  });
});

test('default values that come late change no field', () => {
  const { rerender } = render(<FoodForm onSubmit={vi.fn<() => void>()} emptyValue={null} />);
  rerender(
    <FoodForm
      onSubmit={vi.fn<() => void>()}
      emptyValue={null}
      defaultValues={{ name: 'Tea', calories: 2 }}
    />,
  );
  expect(field('Name')).toHaveValue('');
  expect(field('Calories')).toHaveValue('');
});

test('a suggestion with an unknown figure keeps none of the food that was selected before it', async () => {
  const onSubmit = vi.fn<(values: FoodFormValues<null>) => void>();
  const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
  const bread = { ...oats, name: 'Oat bread', fats: null, carbs: null };
  render(<FoodForm onSubmit={onSubmit} emptyValue={null} suggestions={[oats, bread]} />);
  await userEvent.type(screen.getByRole('combobox'), 'oat');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ ...bread, proteins: 11 });
});
