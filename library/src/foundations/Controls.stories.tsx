import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateNavigator } from '../components/DateNavigator/DateNavigator.tsx';
import { EntryList } from '../components/EntryList/EntryList.tsx';
import { EntryPicker } from '../components/EntryPicker/EntryPicker.tsx';
import { ErrorScreen } from '../components/ErrorScreen/ErrorScreen.tsx';
import { FoodForm } from '../components/FoodForm/FoodForm.tsx';
import { FoodSearch } from '../components/FoodSearch/FoodSearch.tsx';
import { NameField } from '../components/NameField/NameField.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { PortionField } from '../components/PortionField/PortionField.tsx';
import { QuickRepeat } from '../components/QuickRepeat/QuickRepeat.tsx';
import { UndoBar } from '../components/UndoBar/UndoBar.tsx';
import { TrendChart } from '../components/TrendChart/TrendChart.tsx';
import { WeekStrip } from '../components/WeekStrip/WeekStrip.tsx';
import { fitsAPhone } from '../tokens/presentation/fitsAPhone.ts';
import { EveryState } from './EveryState.tsx';

const outlineOf = (canvasElement: HTMLElement, state: string) => {
  const button = canvasElement.querySelector(`[data-state=${state}] button:enabled`);
  return button && getComputedStyle(button).outlineStyle;
};

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };

const shown = {
  food: oats,
  entries: [{ ...oats, id: '1', day: '2026-11-21' as const, time: '08:15' }],
  fields: { name: 'Ingredient', value: 'Oats', weight: 'Weight', unit: 'g' },
  groups: [
    { key: 'breakfast', label: 'Breakfast' },
    { key: 'lunch', label: 'Lunch' },
  ],
  portions: [{ key: 'bowl', label: 'Oats', amount: 40 }],
  message: 'Deleted Oats',
};

/** Every component that is pressed. Its states are those of its own style rules. */
const meta = {
  title: 'Foundations/Controls in every state',
  tags: ['!autodocs'],
  // Args are shown in Arabic too.
  args: shown,
  play: fitsAPhone,
  parameters: {
    // Each component is on the page several times.
    a11y: {
      config: {
        rules: ['landmark-unique', 'landmark-no-duplicate-main'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
} satisfies Meta<typeof shown>;

export default meta;
type Story = StoryObj<typeof shown>;

const nothing = () => {};
const done = async () => undefined;
const days = { value: '2026-11-20', minDate: '2026-10-22', maxDate: '2026-11-21' } as const;
const week = {
  value: '2026-11-20',
  today: '2026-11-21',
  totals: { '2026-11-18': 2310, '2026-11-20': 1840, '2026-11-21': 640 },
  target: 2000,
};

export const Days: Story = {
  render: () => (
    <EveryState canBeDisabled>
      {(disabled) => <DateNavigator {...days} disabled={disabled} onChange={nothing} />}
    </EveryState>
  ),
  play: async ({ canvasElement }) => {
    await expect(outlineOf(canvasElement, 'focus')).toBe('solid');
    await expect(outlineOf(canvasElement, 'hover')).toBe('none');
  },
};

export const Form: Story = {
  render: ({ food }) => (
    <EveryState canBeDisabled>
      {(disabled) => <FoodForm defaultValues={food} disabled={disabled} onSubmit={done} />}
    </EveryState>
  ),
};

export const Fields: Story = {
  render: ({ fields }) => (
    <EveryState canBeDisabled>
      {(disabled) => (
        <div style={{ display: 'grid', gap: 16 }}>
          <NameField label={fields.name} defaultValue={fields.value} disabled={disabled} />
          <FoodSearch defaultValue={fields.value} disabled={disabled} />
          <NumberField
            label={fields.weight}
            unit={fields.unit}
            defaultValue={150}
            disabled={disabled}
          />
        </div>
      )}
    </EveryState>
  ),
};

export const Portion: Story = {
  render: ({ food, portions }) => (
    <EveryState canBeDisabled>
      {(disabled) => (
        <PortionField
          food={food}
          portions={portions}
          defaultValue={{ amount: 1, portion: 'bowl' }}
          disabled={disabled}
        />
      )}
    </EveryState>
  ),
};

export const Entries: Story = {
  render: ({ entries }) => (
    <EveryState canBeDisabled>
      {(disabled) => (
        <EntryList entries={entries} disabled={disabled} onEdit={nothing} onDelete={nothing} />
      )}
    </EveryState>
  ),
};

/** The menu that moves an entry to another group is open. */
export const MenuOfGroups: Story = {
  tags: ['window'],
  render: ({ entries, groups }) => (
    <EntryList entries={entries} groups={groups} groupBy={() => 'breakfast'} onMove={nothing} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /./, expanded: false }),
    );
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const FoodsToRepeat: Story = {
  render: ({ food }) => (
    <EveryState canBeDisabled>
      {(disabled) => (
        <QuickRepeat items={[food]} disabled={disabled} onRepeat={done} onAdjust={nothing} />
      )}
    </EveryState>
  ),
};

/** Without an entry selected, its button is disabled. */
export const EntriesToPick: Story = {
  render: ({ entries }) => (
    <EveryState canBeDisabled>
      {(disabled) => (
        <EntryPicker
          entries={entries}
          defaultPicked={!disabled}
          onSubmit={done}
          onCancel={nothing}
        />
      )}
    </EveryState>
  ),
};

export const Undo: Story = {
  render: ({ message }) => (
    <EveryState>
      {() => <UndoBar position="static" message={message} onUndo={nothing} onDismiss={nothing} />}
    </EveryState>
  ),
};

export const Trend: Story = {
  render: () => (
    <EveryState>
      {() => (
        <TrendChart lastDay="2026-11-21" count={3} totals={{ '2026-11-20': 1840 }} target={2000} />
      )}
    </EveryState>
  ),
};

export const DaysOfTheWeek: Story = {
  render: () => (
    <EveryState canBeDisabled>
      {(disabled) => <WeekStrip {...week} disabled={disabled} onChange={nothing} />}
    </EveryState>
  ),
};

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#f2a65a" d="M0 0h4v3H0z"/></svg>',
)}`;

export const LinkOverAPhoto: Story = {
  render: () => (
    <EveryState>{() => <ErrorScreen photoUrl={photo} style={{ minHeight: 280 }} />}</EveryState>
  ),
  play: async ({ canvasElement }) => {
    await fitsAPhone({ canvasElement });
    await waitFor(() => expect(canvasElement.querySelectorAll('img[hidden]')).toHaveLength(0));
  },
};
