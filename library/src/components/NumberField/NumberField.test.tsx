import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

test.each<[string, (value: number | null) => number | null | undefined]>([
  ['keeps the figure before it', (value) => (Number.isNaN(value) ? undefined : value)],
  ['makes it null', (value) => (Number.isNaN(value) ? null : value)],
])('a figure that is half typed stays while a team %s', async (_, keep) => {
  function Controlled() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <NumberField
        label="Weight"
        fractionDigits={1}
        value={value}
        onChange={(changed) => {
          const kept = keep(changed);
          if (kept !== undefined) setValue(kept);
        }}
      />
    );
  }
  render(<Controlled />);
  await userEvent.clear(field());
  await userEvent.type(field(), '120+1,5');
  expect(field()).toHaveValue('120+1,5');
});

function InUnit({ unit, scale }: { unit: string; scale: number }) {
  const [value, setValue] = useState<number | null>(null);
  return <NumberField label="Weight" unit={unit} scale={scale} value={value} onChange={setValue} />;
}

test('a text that is no figure stays with its unit when a team changes the unit', async () => {
  const { rerender } = render(<InUnit unit="kcal" scale={1} />);
  await userEvent.type(field(), '120+');
  rerender(<InUnit unit="kJ" scale={4.184} />);
  expect(field()).toHaveValue('120+ kcal');
});

function Clearable() {
  const [value, setValue] = useState<number | null>(3);
  return (
    <>
      <NumberField label="Weight" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  );
}

test('a value that is set to null by a button empties the field, whatever is in it', async () => {
  render(<Clearable />);
  await userEvent.type(field(), '+much');
  await userEvent.click(screen.getByText('Clear'));
  expect(field()).toHaveValue('');
});

test('typing rerenders only a field with a value', async () => {
  const commit = vi.fn<() => void>();
  render(
    <Profiler id="field" onRender={commit}>
      <NumberField label="Weight" />
    </Profiler>,
  );
  commit.mockClear();
  await userEvent.type(field(), '120+80');
  expect(commit.mock.calls.length).toBeLessThanOrEqual(1);
});

const Plain = ({ id, name, defaultValue }: ComponentProps<'input'>) => (
  <input id={id} name={name} defaultValue={defaultValue} />
);

const Result = (props: { 'data-result'?: string }) => <b data-result={props['data-result']} />;

test('an input that replaces ours reports and shows figures, and another slot shows the result', async () => {
  const onChange = showControlled(2, { slots: { input: Plain, result: Result } });
  await userEvent.type(field(), '+1');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(screen.getByText('= 3')).toBeVisible();
  await userEvent.click(screen.getByText('Fill in'));
  expect(field()).toHaveValue('13');
});

test('what is typed into the message is no figure', async () => {
  const onChange = vi.fn<() => void>();
  render(
    <NumberField label="Weight" onChange={onChange} helperText={<input aria-label="Why" />} />,
  );
  await userEvent.type(screen.getByLabelText('Why'), '7');
  expect(onChange).not.toHaveBeenCalled();
});

test('what was typed before React took over is reported', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  function Controlled() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <NumberField
        label="Weight"
        value={value}
        onChange={(changed) => {
          onChange(changed);
          setValue(changed);
        }}
      />
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Controlled />);
  container.querySelector('input')!.value = '42';
  const root = await act(async () => hydrateRoot(container, <Controlled />));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(42);
  expect(container.querySelector('input')).toHaveValue('42');
  act(() => root.unmount());
  container.remove();
});

test('a calculation as initial text shows its result', () => {
  render(<NumberField label="Weight" defaultValue="120+80" />);
  expect(screen.getByText('= 200')).toBeVisible();
});

test('a figure that comes with no event of typing, as some autofills and tests fill in fields, is reported', () => {
  const onChange = showControlled(7);
  fireEvent.change(field(), { target: { value: '120+80' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(200);
  expect(field()).toHaveValue('120+80');
  expect(screen.getByText('= 200')).toBeVisible();
});
