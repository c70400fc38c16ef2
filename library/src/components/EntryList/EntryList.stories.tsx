import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectOneBaseline } from '../../foundations/expectOneBaseline.ts';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx';
import { dayOf } from './dayOf.ts';
import { EntryList } from './EntryList.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/EntryList',
  component: EntryList,
  args: { entries: dayOf(12), onEdit: fn(), onDelete: fn(), onRetry: fn() },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });
const fitsThePage = async () => {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};

export const TwelveEntries: Story = {
  tags: ['group-states'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Entries' }));
    await expect(region.getByRole('heading', { level: 2, name: 'Entries' })).toBeVisible();
    await expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(12);
    await expect(region.getAllByRole('button', { name: /^Edit Oats/ })).toHaveLength(3);
    await expect(region.getAllByRole('button', { name: 'Delete Oats' })).toHaveLength(3);
  },
};

export const NothingLoggedYet: Story = { tags: ['group-states'], args: { entries: [] } };

export const NothingLoggedYetInTheDark: Story = {
  tags: ['group-modes'],
  args: { entries: [] },
  globals: { theme: 'dark' },
};

export const OneEntry: Story = {
  tags: ['group-content', '!autodocs'],
  args: { entries: dayOf(1) },
};

export const OneEntryOnAPhone: Story = {
  tags: ['group-modes'],
  args: { entries: dayOf(1) },
  globals: phone,
};

export const TwelveEntriesOnAPhone: Story = {
  tags: ['group-modes'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await fitsThePage();
    for (const action of within(canvasElement).getAllByRole('button')) {
      const { width, height } = action.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const rows = within(canvasElement).getAllByRole('listitem');
    await expectOneBaseline(rows);
    for (const row of rows) {
      // Neither the focus ring nor the fill of a hovered row touches the text.
      const [edit] = within(row).getAllByRole('button');
      const calories = row.querySelector('strong')?.getBoundingClientRect();
      const space = Number(edit?.getBoundingClientRect().right) - Number(calories?.right);
      await expect(space).toBeGreaterThanOrEqual(8);
    }
  },
};

export const TwelveEntriesOnAPhoneInTheDark: Story = {
  tags: ['group-modes', 'window'],
  globals: { ...phone, theme: 'dark' },
};

export const SixtyEntries: Story = {
  tags: ['group-content', 'window'],
  args: { entries: dayOf(60) },
};

export const Loading: Story = {
  tags: ['group-states'],
  args: { entries: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading entries');
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

export const LoadingInTheDark: Story = {
  tags: ['group-modes'],
  args: { entries: undefined },
  globals: { theme: 'dark' },
};

export const LoadingKeepsItsSize: Story = {
  tags: ['group-behaviour'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EntryList {...args} entries={dayOf(3)} />
      <EntryList {...args} entries={undefined} aria-label="Entries that load" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [known, loading] = within(canvasElement).getAllByRole('region');
    const { width, height } = known!.getBoundingClientRect();
    await expect(loading!.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

export const CouldNotBeLoaded: Story = {
  tags: ['group-states'],
  args: {
    entries: undefined,
    error: new Error('The server cannot be reached. What you logged is safe.'),
  },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(button(canvasElement, 'Try again'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.unhover(button(canvasElement, 'Try again'));
    button(canvasElement, 'Try again').blur();
  },
};

export const CouldNotBeLoadedInTheDark: Story = {
  tags: ['group-modes'],
  args: { entries: undefined, error: new Error('The server cannot be reached.') },
  globals: { theme: 'dark' },
};

export const CouldNotBeReloaded: Story = {
  tags: ['group-states'],
  args: { entries: dayOf(2), error: 'no words of its own' },
};

export const Saving: Story = {
  tags: ['group-states', 'modes', 'locales'],
  args: { entries: dayOf(3), pendingIds: ['1'] },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-busy', 'false');
    await expect(second).toHaveAttribute('aria-busy', 'true');
    await expect(second).toHaveTextContent('Saving…');
  },
};

export const LongNamesAndLargestFigures: Story = {
  tags: ['group-content'],
  args: {
    entries: [
      {
        ...dayOf(1)[0]!,
        name: 'Grandmother’s slow-cooked vegetable stew with barley and a slice of rye bread',
        calories: 100_000,
        fats: 100_000,
        proteins: 100_000,
        carbs: 100_000,
      },
      { ...dayOf(2)[1]!, name: 'x'.repeat(200) },
    ],
  },
};

export const LongNamesAndLargestFiguresOnAPhone: Story = {
  ...LongNamesAndLargestFigures,
  tags: ['group-content'],
  globals: phone,
  play: fitsThePage,
};

export const WithAmounts: Story = {
  tags: ['group-content'],
  args: {
    entries: dayOf(3).map((entry, place) =>
      Object.assign(
        {},
        entry,
        [
          { amount: 250, unit: 'ml' },
          { amount: 1.5, unit: 'bowl' },
        ][place],
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const oats = /^Edit Oats 1\.5\sbowl 310\s?kcal/;
    await expect(button(canvasElement, oats)).toBeVisible();
  },
};

const [newest, oats, oldest] = dayOf(3);
const precise = [
  { ...newest!, calories: 62.4, proteins: null },
  { ...oats!, calories: null },
  { ...oldest!, fats: 0.5 },
];

export const DecimalsAndUnknownFigures: Story = {
  tags: ['group-content'],
  render: () => <EntryList entries={precise} fractionDigits={1} onEdit={fn()} onDelete={fn()} />,
  play: async ({ canvasElement }) => {
    const first = button(canvasElement, /^Edit Coffee/);
    await expect(first).toHaveAccessibleName(/62\.4\s*kcal.*Proteins\s+not known/);
    await expect(button(canvasElement, /^Edit Oats not known/)).toBeVisible();
  },
};

export const DecimalsAndUnknownFiguresOnAPhoneInTheDark: Story = {
  ...DecimalsAndUnknownFigures,
  tags: ['group-modes'],
  globals: { ...phone, theme: 'dark' },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: () => (
    <EntryList entries={intakes} figures={otherFigures} onEdit={fn()} onDelete={fn()} />
  ),
  play: async ({ canvasElement }) => {
    const iron = /^Edit Iron tablet 1,250\s*ml .*Dose.17\.5.mg Steps.120$/;
    await expect(button(canvasElement, iron)).toBeVisible();
    const walk = /^Edit Morning walk not known .*Dose.not known Steps.6,400$/;
    await expect(button(canvasElement, walk)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  tags: ['group-states'],
  args: { entries: dayOf(3), onEdit: undefined, onDelete: undefined },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { entries: dayOf(3), disabled: true },
  play: async ({ args, canvasElement }) => {
    for (const pressed of within(canvasElement).getAllByRole('button')) {
      await expect(pressed).toBeDisabled();
    }
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const DeletedByKeyboard: Story = {
  tags: ['group-behaviour', 'focus'],
  args: { entries: dayOf(4) },
  render: function Log({ entries, onDelete, ...rest }) {
    const [shown, setShown] = useState(entries);
    return (
      <EntryList
        {...rest}
        entries={shown}
        onDelete={(entry) => {
          onDelete?.(entry);
          setShown(shown?.filter(({ id }) => id !== entry.id));
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    button(canvasElement, 'Delete Oats').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(dayOf(4)[1]);
    await expect(button(canvasElement, 'Delete Apple')).toHaveFocus();
  },
};

export const EditedInPlace: Story = {
  tags: ['group-behaviour', 'english'],
  args: { entries: dayOf(3) },
  render: function Log(args) {
    const [editingId, setEditingId] = useState<string>();
    return (
      <EntryList
        {...args}
        editingId={editingId}
        onEdit={({ id }) => setEditingId(id)}
        renderEditor={(entry) => (
          <EntryEditor
            entry={entry}
            onCancel={() => setEditingId(undefined)}
            onSave={async () => setEditingId(undefined)}
          />
        )}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /^Edit Oats/));
    await userEvent.keyboard('{Escape}');
    await expect(button(canvasElement, /^Edit Oats/)).toHaveFocus();
    await userEvent.click(button(canvasElement, /^Edit Oats/));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Calories' })).toHaveFocus();
  },
};

export const EditedInPlaceOnAPhone: Story = {
  ...EditedInPlace,
  tags: ['group-modes'],
  globals: phone,
};

/** One sentence, and what to do next. */
export const EmptyWithTheNextStep: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { entries: [], emptyAction: <Button>Copy another day</Button> },
};

/** An empty card looks as if something had failed. */
export const EmptyWithoutAText: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { entries: [], localeText: { empty: '' } },
};

/** It says what happened in plain words, and offers another try. */
export const FailureWithAWayOut: Story = {
  tags: ['group-advice', 'do', '!autodocs', '!phone'],
  args: { entries: undefined, error: new Error('Your entries could not be loaded.') },
};

/** A person can do nothing with a status code. */
export const FailureInTechnicalWords: Story = {
  tags: ['group-advice', 'dont', '!autodocs', '!phone'],
  args: { entries: undefined, error: new Error('HTTP 502 Bad Gateway'), onRetry: undefined },
};
