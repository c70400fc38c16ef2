import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormValues } from './FoodForm.types.ts';

const dark = { theme: 'dark' };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/FoodForm',
  component: FoodForm,
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof FoodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
const add = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Add' });

async function enter(canvasElement: HTMLElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(field(canvasElement, name));
    await userEvent.keyboard(text);
  }
}

async function enterPorridge(canvasElement: HTMLElement) {
  await userEvent.type(field(canvasElement, 'Name'), 'Porridge');
  await enter(canvasElement, { Calories: '310', Fats: '6', Proteins: '11', Carbs: '54' });
}

export const Empty: Story = {
  tags: ['group-states'],
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Add Food/Drink' }));
    await expect(form.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(field(canvasElement, 'Calories')).toHaveAccessibleDescription('kcal');
    for (const name of ['Fats', 'Proteins', 'Carbs']) {
      await expect(field(canvasElement, name)).toHaveAccessibleDescription('g');
    }
  },
};

export const EmptyInTheDark: Story = { tags: ['group-modes'], globals: dark };

export const EmptyOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const FilledIn: Story = {
  tags: ['group-states'],
  play: async ({ canvasElement }) => {
    await enterPorridge(canvasElement);
    await expect(field(canvasElement, 'Calories')).toHaveValue('310');
  },
};

export const Collapsed: Story = {
  tags: ['group-states'],
  args: { collapsible: true },
  play: async ({ canvasElement }) => {
    await expect(add(canvasElement)).toBeVisible();
    await expect(within(canvasElement).queryByRole('textbox', { name: 'Calories' })).toBeNull();
  },
};

export const CollapsedWithTwoButtons: Story = {
  tags: ['group-states'],
  args: {
    collapsible: true,
    secondaryAction: { label: 'Add to 11/19/2026', onSubmit: fn(async () => undefined) },
  },
};

export const CollapsibleOpenedOnAPhone: Story = {
  tags: ['group-modes', 'touch', 'focus'],
  args: { collapsible: true },
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await expect(field(canvasElement, 'Carbs')).toBeVisible();
  },
};

export const Adding: Story = {
  tags: ['group-states'],
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await enterPorridge(canvasElement);
    await userEvent.keyboard('{Enter}');
    const figures = { calories: 310, fats: 6, proteins: 11, carbs: 54 };
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Porridge', ...figures });
    await expect(add(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByText('Adding…')).toBeVisible();
  },
};

export const AddingInTheDark: Story = { ...Adding, tags: ['group-modes'], globals: dark };

export const NoFigures: Story = {
  tags: ['group-behaviour'],
  args: { confirmNoFigures: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), 'Tea');
    await userEvent.click(add(canvasElement));
    await expect(within(canvasElement).getByText(/^No figures entered/)).toBeVisible();
    await userEvent.unhover(add(canvasElement));
  },
};

export const CouldNotBeAdded: Story = {
  tags: ['group-states', 'english'],
  args: {
    onSubmit: fn(async () => {
      throw new Error('The server cannot be reached. Nothing is lost: try again in a moment.');
    }),
  },
  play: async ({ canvasElement }) => {
    await enterPorridge(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText(/cannot be reached/)).toBeVisible();
    await expect(field(canvasElement, 'Name')).toHaveValue('Porridge');
  },
};

export const CouldNotBeAddedInTheDark: Story = {
  ...CouldNotBeAdded,
  tags: ['group-modes'],
  globals: dark,
};

export const CouldNotBeAddedOnAPhone: Story = {
  ...CouldNotBeAdded,
  tags: ['group-modes'],
  globals: phone,
};

export const NameMissing: Story = {
  tags: ['group-states'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(add(canvasElement));
    await expect(field(canvasElement, 'Name')).toHaveFocus();
    await expect(field(canvasElement, 'Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.unhover(add(canvasElement));
  },
};

export const EveryFieldWrong: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), 'x'.repeat(201));
    const wrong = { Calories: '1e9', Fats: '-1', Proteins: '12abc', Carbs: '100001' };
    await enter(canvasElement, wrong);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const name of ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs']) {
      await expect(field(canvasElement, name)).toBeInvalid();
      await expect(field(canvasElement, name)).toHaveAccessibleDescription(/^(Enter|This is not) /);
    }
  },
};

export const EveryFieldWrongInTheDark: Story = {
  ...EveryFieldWrong,
  tags: ['group-modes'],
  globals: dark,
};

export const EveryFieldWrongOnAPhone: Story = {
  ...EveryFieldWrong,
  tags: ['group-modes'],
  globals: phone,
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true, secondaryAction: { label: 'Log to 11/19/2026', onSubmit: fn() } },
};

export const Calculations: Story = {
  tags: ['group-behaviour', 'touch', 'focus'],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), 'Toast');
    await userEvent.type(field(canvasElement, 'Calories'), '12+8');
    await userEvent.type(field(canvasElement, 'Fats'), '3*4');
    await userEvent.click(field(canvasElement, 'Proteins'));
    await userEvent.keyboard('12+');
    await userEvent.click(field(canvasElement, 'Carbs'));
    await userEvent.keyboard('2×7');
    for (const result of ['= 20', '= 14'])
      await expect(within(canvasElement).getByText(result)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CalculationsOnAPhone: Story = {
  ...Calculations,
  tags: ['group-modes', 'focus'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Calories'), '120+80+35+240');
    await expect(within(canvasElement).getByText('475 = 120 + 80 + 35 + 240')).toBeVisible();
  },
};

export const Decimals: Story = {
  tags: ['group-content'],
  args: { fractionDigits: 1, locale: 'de-DE' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Fats'), '3×1,5');
    await userEvent.type(field(canvasElement, 'Proteins'), '0.25');
    await userEvent.click(field(canvasElement, 'Carbs'));
    await expect(within(canvasElement).getByText('= 4,5')).toBeVisible();
    await expect(within(canvasElement).getByText('≈ 0.25')).toBeVisible();
  },
};

const submitUnknown = fn(async (_values: FoodFormValues<null>) => undefined);

export const OptionalFigures: Story = {
  tags: ['group-content'],
  render: () => <FoodForm emptyValue={null} onSubmit={submitUnknown} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), 'Toast');
    await userEvent.type(field(canvasElement, 'Calories'), '82');
    await userEvent.click(add(canvasElement));
    const macros = { fats: null, proteins: null, carbs: null };
    await expect(submitUnknown).toHaveBeenCalledWith({ name: 'Toast', calories: 82, ...macros });
    await userEvent.unhover(add(canvasElement));
  },
};

const submitIntake = fn(async (_values: FoodFormValues<never, typeof otherFigures>) => undefined);

export const OtherFigures: Story = {
  tags: ['group-content', 'focus'],
  render: () => <FoodForm figures={otherFigures} suggestions={intakes} onSubmit={submitIntake} />,
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('combobox', { name: 'Name' });
    await userEvent.type(name, 'iron');
    await within(canvasElement).findByRole('option', { name: /^Iron tablet\s*1,250\sml$/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const figures = { water: 1250, dose: 17.5, steps: 120 };
    await expect(submitIntake).toHaveBeenCalledWith({ name: 'Iron tablet', ...figures });
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(field(canvasElement, 'Dose')).toHaveValue('');
    await enter(canvasElement, { Water: '250 ml', Dose: '0.25 mg', Steps: '1200' });
    await expect(field(canvasElement, 'Water')).toHaveValue('250');
    await expect(field(canvasElement, 'Dose')).toHaveValue('0.25');
  },
};

export const WithAShortcut: Story = { tags: ['group-content'], args: { keyShortcut: '/' } };

export const Prefilled: Story = {
  tags: ['group-content'],
  args: { defaultValues: { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 } },
};

export const ToAnotherDay: Story = {
  tags: ['group-states'],
  args: { secondaryAction: { label: 'Log to 11/19/2026', onSubmit: fn(async () => undefined) } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log to 11/19/2026' });
    await userEvent.click(button);
    await expect(within(canvasElement).getByText('Enter a name.')).toBeVisible();
    await userEvent.type(field(canvasElement, 'Name'), 'Toast');
    await userEvent.click(button);
    await waitFor(() => expect(field(canvasElement, 'Name')).toHaveValue(''));
    await expect(args.secondaryAction?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Toast' }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.unhover(button);
  },
};

export const ToAnotherDayOnAPhoneInTheDark: Story = {
  ...ToAnotherDay,
  tags: ['group-modes'],
  globals: { ...phone, ...dark },
};

/** Both buttons say where the food goes. */
export const SecondActionNamesItsDay: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { secondaryAction: { label: 'Log to 11/19/2026', onSubmit: fn(async () => undefined) } },
};

/** Add and Log do not say how they differ. */
export const SecondActionWithoutItsDay: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { secondaryAction: { label: 'Log', onSubmit: fn(async () => undefined) } },
};
