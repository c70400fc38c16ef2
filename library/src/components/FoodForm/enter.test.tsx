import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Add' });
const names = ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs'];
const tea = { name: 'Tea', calories: 0, fats: 0, proteins: 0, carbs: 0 };
const water = { ...tea, name: 'Water' };
const asked = () => screen.queryByText(/^No figures entered/);

type Props = FoodFormProps<null | 0>;

function show(props: Partial<Props> = {}) {
  const onSubmit = vi.fn<Props['onSubmit']>();
  return { ...render(<FoodForm onSubmit={onSubmit} {...props} />), onSubmit };
}

describe('Enter', () => {
  test('goes on to the next field, whose figure it selects, and adds the food in the last', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Name'), 'Tea{Enter}1{Enter}2{Enter}3{Enter}4');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Carbs')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const food = { name: 'Tea', calories: 1, fats: 2, proteins: 3, carbs: 4 };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(food);
  });

  test('is what the keyboard of a phone says', () => {
    show();
    const hints = names.map((name) => field(name).getAttribute('enterkeyhint'));
    expect(hints).toEqual(['next', 'next', 'next', 'next', 'done']);
  });

  test('stays where the app handles it', async () => {
    show({ onKeyDown: (event) => event.preventDefault() });
    await userEvent.type(field('Name'), '{Enter}');
    expect(field('Name')).toHaveFocus();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays while a character is composed, and where it ends this: %o',
    async (composing) => {
      show();
      await userEvent.click(field('Name'));
      expect(fireEvent.keyDown(field('Name'), { key: 'Enter', ...composing })).toBe(true);
      expect(field('Name')).toHaveFocus();
    },
  );
});

describe('confirmNoFigures', () => {
  test('a food without figures is added when it is submitted again', async () => {
    const { onSubmit } = show({ confirmNoFigures: true });
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.click(add());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(asked()).toHaveAttribute('aria-live', 'polite');
    expect(add()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(tea);
    expect(asked()).toBeNull();
    // The next one is asked about too.
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.click(add());
    expect(asked()).toBeVisible();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('a double press does not add it', async () => {
    const { onSubmit } = show({ confirmNoFigures: true });
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.dblClick(add());
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each(['Add', 'Add to 11/20'])('a double tap on %s does not add it', async (name) => {
    const { onSubmit } = show({
      confirmNoFigures: true,
      secondaryAction: { label: 'Add to 11/20', onSubmit: async (food) => onSubmit(food) },
    });
    await userEvent.type(field('Name'), 'Tea');
    const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    onTestFinished(() => clock.mockRestore());
    const press = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
    const tapAt = (milliseconds: number) => {
      clock.mockReturnValue(milliseconds);
      fireEvent(screen.getByRole('button', { name }), new PointerEvent('click', press));
    };
    tapAt(1000);
    // The browser counts the second press as a first one.
    tapAt(1499);
    expect(asked()).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    tapAt(1500);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  test('a change takes back the question, and another food is asked about again', async () => {
    const { onSubmit } = show({ confirmNoFigures: true });
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.click(add());
    await userEvent.type(field('Name'), 's');
    expect(asked()).toBeNull();
    await userEvent.click(add());
    expect(asked()).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<Props>, () => Promise<void>]>([
    ['that was typed', {}, async () => userEvent.type(field('Carbs'), '{Backspace}0')],
    ['of an empty field', { emptyValue: 0 }, async () => userEvent.type(field('Carbs'), '0')],
    ['of the default values', { defaultValues: { calories: 0 } }, async () => {}],
    [
      'of a suggestion',
      { suggestions: [water] },
      async () => userEvent.click(await screen.findByRole('option')),
    ],
  ])('a 0 %s is a figure', async (_, props, give) => {
    const { onSubmit } = show({ confirmNoFigures: true, ...props });
    await userEvent.type(screen.getByLabelText('Name'), 'Water');
    await give();
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(water);
  });

  test('figures that left with the name of a suggestion are none', async () => {
    const { onSubmit } = show({ confirmNoFigures: true, suggestions: [{ ...water, fats: 3 }] });
    await userEvent.type(screen.getByLabelText('Name'), 'Water');
    await userEvent.click(await screen.findByRole('option'));
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(add());
    expect(asked()).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('empty fields are no figures', async () => {
    const { onSubmit } = show({ confirmNoFigures: true, emptyValue: null });
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.click(add());
    expect(asked()).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('without it, the food is added at once', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Name'), 'Tea');
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
