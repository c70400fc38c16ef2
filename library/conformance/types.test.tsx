import { createTheme } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Components, ComponentsPropsList, Theme, ThemeOptions } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { enUS } from '../src/locales/en.ts';
import {
  EntryEditor,
  EntryList,
  EntryPicker,
  FoodForm,
  FoodSearch,
  NameField,
  QuickRepeat,
  sumFigures,
  TotalsCard,
} from '../src/index.ts';
import type {
  createFoodlogTheme,
  Figure,
  FoodLogEntry,
  totalsCardClasses,
  TotalsCardProps,
} from '../src/index.ts';
import { entry } from './samples.ts';

test('the types of a theme accept the parts, props and variants of a component', () => {
  type TotalsCardTheme = NonNullable<Components<Theme>['FoodlogTotalsCard']>;
  expectTypeOf<TotalsCardTheme['defaultProps']>().toEqualTypeOf<
    Partial<TotalsCardProps> | undefined
  >();
  expectTypeOf<keyof NonNullable<TotalsCardTheme['styleOverrides']>>().toEqualTypeOf<
    keyof typeof totalsCardClasses
  >();
  expectTypeOf<ComponentsPropsList['FoodlogTotalsCard']>().toEqualTypeOf<TotalsCardProps>();
  const theme = createTheme(
    {
      components: {
        FoodlogTotalsCard: {
          defaultProps: { headingLevel: 3 },
          styleOverrides: { figure: ({ theme: { spacing } }) => ({ margin: spacing(1) }) },
          variants: [{ props: { loading: true }, style: { opacity: 0.8 } }],
        },
      },
    },
    enUS,
  );
  expect(theme.components?.FoodlogTotalsCard?.defaultProps).toMatchObject({
    headingLevel: 3,
    localeText: { heading: 'Totals' },
  });
});

test('the types of parts accept the props of their elements and a function of ownerState', () => {
  type SlotProps = NonNullable<ComponentProps<typeof TotalsCard>['slotProps']>;
  expectTypeOf({ id: 'a', 'data-part': 1 }).toExtend<NonNullable<SlotProps['heading']>>();
  expectTypeOf({ id: 1 }).not.toExtend<NonNullable<SlotProps['heading']>>();
  expectTypeOf(({ locale }: TotalsCardProps) => ({ id: locale })).toExtend<
    NonNullable<SlotProps['label']>
  >();
  expectTypeOf({ color: 'warning' as const }).toExtend<
    NonNullable<NonNullable<ComponentProps<typeof FoodForm>['slotProps']>['submitButton']>
  >();
});

test('functions in styleOverrides get the ownerState of their slot', () => {
  type Overrides = NonNullable<
    NonNullable<Components<Theme>['FoodlogEntryList']>['styleOverrides']
  >;
  const overrides: Overrides = {
    name: ({ ownerState }) => ({ color: ownerState.entry.name === 'Oats' ? 'red' : 'blue' }),
    // @ts-expect-error -- the calories of an entry may be unknown
    calories: ({ ownerState }) => ({ order: ownerState.entry.calories.toFixed() }),
    // @ts-expect-error -- the root shows no single entry
    root: ({ ownerState }) => ({ color: ownerState.entry }),
  };
  expect(Object.keys(overrides)).toEqual(['name', 'calories', 'root']);
});

test('entries and foods of a team go in and come out with their own fields', async () => {
  interface Meal extends FoodLogEntry {
    meal: string;
  }
  const meals: Meal[] = [{ ...entry, meal: 'Breakfast' }];
  const given: string[] = [];
  render(
    <>
      <EntryList
        entries={meals}
        groups={[{ key: 'lunch', label: 'Lunch' }]}
        groupBy={({ meal }) => meal}
        onMove={({ meal }, key) => given.push(meal, key)}
        onEdit={({ meal }) => given.push(meal)}
      />
      <EntryPicker
        entries={meals}
        defaultPicked
        onSubmit={([first]) => void given.push(first?.meal ?? '')}
      />
      <QuickRepeat items={meals} onRepeat={({ meal }) => void given.push(meal)} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(given).toEqual(['Breakfast', 'Breakfast', 'Breakfast']);
  // The menu of groups is loaded: it must not come after the end of the document.
  await act(() => import('../src/components/EntryList/MoveMenu.tsx'));
  // @ts-expect-error -- an entry has no such field of its own
  render(<EntryList entries={[entry]} onEdit={({ meal }) => meal} />);
});

const figures = [
  { key: 'water', label: 'Water', unit: 'ml' },
  { key: 'dose', label: 'Dose', unit: 'mg', fractionDigits: 2, optional: true },
] as const;

test('entries and foods with figures of a team come out with those figures', () => {
  interface Intake {
    id: string;
    name: string;
    day: string;
    time: string;
    water: number;
    dose: number | null;
    note: string;
  }
  const { id, day, time } = entry;
  const intake: Intake = { id, day, time, name: 'Tea', water: 250, dose: null, note: 'warm' };
  const given: unknown[] = [];
  render(
    <>
      <EntryList<Intake, typeof figures>
        entries={[intake]}
        figures={figures}
        onEdit={({ water, dose, note }) => given.push(water * 2, dose, note)}
        slotProps={{
          root: ({ figures: [first] = figures }) => ({ title: first.label }),
          calories: ({ entry: { water } }) => ({ title: water.toFixed() }),
        }}
      />
      <EntryPicker
        entries={[intake]}
        figures={figures}
        defaultPicked
        onSubmit={([first]) => given.push(first?.dose?.toFixed(), first?.note)}
        slotProps={{ name: ({ entry: shown }) => ({ title: shown?.note }) }}
      />
      <QuickRepeat
        items={[intake]}
        figures={[{ key: 'dose', label: 'Dose', unit: 'mg', optional: true }]}
        onRepeat={({ dose, note }) => given.push(dose?.toFixed(), note)}
        slotProps={{ details: ({ item: { dose } }) => ({ title: dose?.toFixed() }) }}
      />
      <TotalsCard
        figures={figures}
        {...sumFigures([intake], figures)}
        targets={{ water: 2000 }}
        slotProps={{
          label: ({ total }) => {
            expectTypeOf(total).toEqualTypeOf<'water' | 'dose'>();
            return { title: total };
          },
        }}
      />
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(given).toEqual([500, null, 'warm', undefined, 'warm', undefined, 'warm']);
  expect(screen.getByTitle('250')).toHaveTextContent('250 ml');
  const { totals } = sumFigures([intake], figures);
  expectTypeOf(totals).toEqualTypeOf<Record<'water' | 'dose', number | null>>();
  // @ts-expect-error -- no figure has this key
  render(<TotalsCard figures={figures} targets={{ calories: 2000 }} />);
  const { dose: _, ...unmeasured } = intake;
  // @ts-expect-error -- an entry has to have each figure
  render(<EntryList entries={[unmeasured]} figures={figures} />);
});

test('figures that are read while a team runs need no types', () => {
  const read: Figure[] = JSON.parse('[{"key":"water","label":"Water","unit":"ml"}]');
  const given: object[] = [];
  const water = { water: 250 };
  render(
    <>
      <EntryList entries={[{ ...entry, ...water }]} figures={read} />
      <FoodForm
        figures={read}
        defaultValues={{ name: 'Tea', ...water }}
        onSubmit={(food) => given.push(food)}
      />
    </>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('250 ml');
  fireEvent.submit(screen.getByRole('form'));
  expect(given).toEqual([{ name: 'Tea', water: 250 }]);
});

test('the figures of a team type what its forms take and hand on', () => {
  const given: unknown[] = [];
  const drink = { name: 'Tea', water: 250, dose: null };
  render(
    <>
      <FoodForm
        figures={figures}
        suggestions={[drink]}
        defaultValues={drink}
        validate={({ water }) => ({ water: water > 1000 ? 'Too much.' : undefined })}
        onValuesChange={({ water }) => expectTypeOf(water).toEqualTypeOf<number | null>()}
        slotProps={{
          suggestion: ({ suggestion }) => ({ 'data-dose': suggestion.dose?.toFixed() }),
          root: ({ figures: own }) => ({ 'data-unit': own?.[0].unit }),
        }}
        onSubmit={({ water, dose }) => {
          expectTypeOf(water).toEqualTypeOf<number>();
          expectTypeOf(dose).toEqualTypeOf<number | null>();
          given.push(water, dose);
        }}
      />
      <FoodForm
        figures={[{ key: 'salt', label: 'Salt', unit: 'g' }]}
        emptyValue={null}
        onSubmit={({ salt }) => expectTypeOf(salt).toEqualTypeOf<number | null>()}
      />
      <EntryEditor
        figures={figures}
        entry={{ ...drink, id: '1', day: '2026-11-21', time: '08:15' }}
        onCancel={() => undefined}
        onSave={({ water, dose, day }) => {
          expectTypeOf(dose).toEqualTypeOf<number | null>();
          given.push(water, dose, day);
        }}
      />
      <NameField figures={figures} suggestions={[drink]} />
      <FoodSearch
        figures={figures}
        foods={[{ ...drink, source: 'Own', isHot: true }]}
        onSelect={({ water, isHot }) => {
          expectTypeOf(water).toEqualTypeOf<number>();
          expectTypeOf(isHot).toEqualTypeOf<boolean>();
        }}
      />
    </>,
  );
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
  expect(given).toEqual([250, null, 250, null, '2026-11-21']);
  // @ts-expect-error -- the form asks for no calories
  render(<FoodForm figures={figures} onSubmit={({ calories }) => calories} />);
});

test('createFoodlogTheme types its later arguments as createTheme does', () => {
  expectTypeOf<Parameters<typeof createFoodlogTheme>[1]>().toEqualTypeOf<ThemeOptions>();
});

test('a form types the foods that it finds by what its source gives, and what is submitted by its figures', () => {
  const drinks = [{ key: 'water', label: 'Water', unit: 'ml' }] as const;
  const cup = { name: 'Tea', water: 250, per: { amount: 1, unit: 'cup' }, barcode: '4' };
  render(
    <FoodForm
      figures={drinks}
      suggestions={[cup]}
      search={async () => [cup]}
      onSelect={(food) => expectTypeOf(food).toEqualTypeOf<typeof cup | null>()}
      onSubmit={({ water }, portion) => {
        expectTypeOf(water).toEqualTypeOf<number>();
        expectTypeOf(portion).toEqualTypeOf<{ amount: number; unit: string } | undefined>();
      }}
    />,
  );
  render(
    <NameField
      figures={drinks}
      search={() => [cup]}
      onSelect={(food) => expectTypeOf(food?.water).toEqualTypeOf<number | null | undefined>()}
    />,
  );
});
