import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import type {
  ChangeFragment,
  DayMarkFragment,
  EntryFragment,
  FoodFragment,
  MealsFragment,
  PreferencesFragment,
  TargetsFragment,
} from '../../api/operations.generated.ts';
import { nameKey } from './nameKey.ts';

/** A day's totals: calories in kcal, the others in grams. */
export interface DayTotals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** The fields of an entry that a person may leave out; what an earlier release has stored lacks them. */
type OptionalField = 'meal' | 'amount' | 'unit';

/** An entry as the server keeps it. */
export type LoggedEntry = Omit<EntryFragment, OptionalField> & {
  [Field in OptionalField]?: EntryFragment[Field] | undefined;
};

/** One day as the server answered it at one moment. */
export interface DayLog {
  totals: DayTotals;
  /** Newest first. */
  entries: LoggedEntry[];
}

/** The totals of a day. */
export interface DayStats {
  day: CalendarDay;
  stats: DayTotals;
}

/** Targets from a day on, until the day on which later ones begin. */
export type Targets = TargetsFragment;

/** The targets of one day; null where a figure has none. */
export type DayTargets = NonNullable<Targets['targets']>[number];

/** The meals as the person names them. */
export type Meals = MealsFragment;

/** What a person has set of one of their foods. */
export type FoodSetting = FoodFragment;

/** How a person wants the pages to be. */
export type Preferences = PreferencesFragment;

/** What a person says of a day. */
export type DayMark = DayMarkFragment;

/** What a person has set. */
export interface Settings {
  /** By their first day. */
  targets: Targets[];
  meals: Meals;
  /** Absent in what an earlier release has stored. */
  foods?: FoodSetting[];
  /** Absent in what an earlier release has stored. */
  preferences?: Preferences;
  /** By their days. Absent in what an earlier release has stored. */
  dayMarks?: DayMark[];
}

/** The first and the last day with entries, both absent where nothing is logged. */
export interface LogBounds {
  firstDay?: CalendarDay;
  lastDay?: CalendarDay;
  /** Whether an entry could be restored; absent in what an earlier release has stored. */
  hasDeleted?: boolean;
  /** Absent in what an earlier release has stored. */
  settings?: Settings;
}

/** The days that can be viewed. */
export interface ViewableDays {
  /** The first day that can be viewed; undefined while it is not known when the person signed up. */
  firstDay: CalendarDay | undefined;
  /** The last day that can be viewed. */
  lastDay: CalendarDay;
  /** The day on which the person signed up, if it is known. */
  signUpDay: CalendarDay | undefined;
}

/** A food that was logged, with how much of it that was, if it is known. */
export type LoggedFood = FoodFormValues & Pick<LoggedEntry, 'amount' | 'unit'>;

/** A food as it was logged last. */
export interface LastLogged extends LoggedFood {
  /** Absent in what an earlier release has stored. */
  lastLoggedAt?: string;
}

/** The foods that the server has offered. */
export interface OfferedFoods {
  foods: LastLogged[];
  /** The ids of the changes of this device that the server had made by then, as far as they can be undone. */
  known: string[];
}

/** A change of entries. */
export type EntryChange =
  | {
      kind: 'create';
      entries: LoggedEntry[];
      /**
       * Whether the entry was typed into the form: then the operation of spec §7 sends it, whose answer holds no
       * totals.
       */
      isTyped?: boolean;
    }
  | { kind: 'update'; before: LoggedEntry; after: LoggedEntry }
  | { kind: 'delete'; entries: LoggedEntry[] }
  | { kind: 'restore'; entries: LoggedEntry[] };

/** What a change sets, by its kind. */
interface SettingOf {
  setTargets: Targets;
  setMeals: Meals;
  setFood: FoodSetting;
  setPreferences: Preferences;
  setDayMark: DayMark;
}

/** A change of what a person has set. */
export type SettingChange = {
  [Kind in keyof SettingOf]: { kind: Kind; before: SettingOf[Kind]; after: SettingOf[Kind] };
}[keyof SettingOf];

/** A change of the log. */
export type LogChange = EntryChange | SettingChange;

/** The answer to a change. */
export interface Answer extends Omit<ChangeFragment, 'entries'> {
  entries: LoggedEntry[];
  /** The version of what a person has set. */
  version?: number;
}

export const isSettingChange = (change: LogChange): change is SettingChange =>
  change.kind.startsWith('set');

/** The entries that a change touches, as it leaves them. */
export function entriesOf(change: LogChange): LoggedEntry[] {
  if (isSettingChange(change)) return [];
  return change.kind === 'update' ? [change.after] : change.entries;
}

/** The id of a food of which something can be set. */
export const foodId = ({ loggedAs }: Pick<FoodSetting, 'loggedAs'>) => `food ${nameKey(loggedAs)}`;

/** What a change touches: the ids of its entries, or the name of the setting. */
export function idsOf(change: LogChange): string[] {
  if (change.kind === 'setTargets') return [`targets ${change.before.startDay}`];
  if (change.kind === 'setMeals') return ['meals'];
  if (change.kind === 'setFood') return [foodId(change.before)];
  if (change.kind === 'setPreferences') return ['preferences'];
  if (change.kind === 'setDayMark') return [`mark ${change.before.day}`];
  return entriesOf(change).map(({ id }) => id);
}

/** The days whose entries a change touches. */
export function daysOf(change: LogChange): CalendarDay[] {
  const entries = change.kind === 'update' ? [change.before, change.after] : entriesOf(change);
  return [...new Set(entries.map(({ day }) => day))];
}
