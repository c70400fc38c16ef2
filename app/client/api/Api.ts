import type {
  ChangeFragment,
  DayMarkFragment,
  EntryFragment,
  FoodFragment,
  FoodLogBoundsQuery,
  FoodLogCreateDtoInput,
  FoodLogCreateMutation,
  FoodLogDayMarkDtoInput,
  FoodLogFoodDtoInput,
  FoodLogMealsDtoInput,
  FoodLogPreferencesDtoInput,
  FoodLogStatsQuery,
  FoodLogTargetsDtoInput,
  FoodLogUpdateDtoInput,
  FoodLogVersionDtoInput,
  MealsFragment,
  PreferencesFragment,
  SuggestionFragment,
  TargetsFragment,
  TypedDocumentString,
} from './operations.generated.ts';

/** An operation, whichever file it was generated into. */
export type Operation<Result, Variables> = Pick<
  TypedDocumentString<Result, Variables>,
  '__apiType' | 'toString'
>;

/**
 * The operations of /api that the product uses: those of spec §7, and its own. All throw {@link ApiError}. A read has
 * a time limit; a change takes a signal that stops waiting for the answer.
 */
export interface Api {
  foodLogCreate: (
    data: FoodLogCreateDtoInput,
    signal: AbortSignal,
  ) => Promise<FoodLogCreateMutation['foodLogCreate']>;
  /** The totals and the entries of one calendar day, as of one moment. */
  foodLogStats: (day: string) => Promise<{
    totals: FoodLogStatsQuery['foodLogStats'];
    entries: EntryFragment[];
  }>;
  /** The foods often logged around a minute of the day, 0 to 1439. */
  foodLogFrequent: (minuteOfDay: number) => Promise<SuggestionFragment[]>;
  /** The person's own foods, latest first. */
  foodLogItems: () => Promise<SuggestionFragment[]>;
  /**
   * The first and the last day with entries, absent where nothing is logged, whether an entry can be restored, and what the
   * person has set.
   */
  foodLogBounds: () => Promise<
    Partial<NonNullable<FoodLogBoundsQuery['foodLogBounds']>> & {
      hasDeleted: boolean;
      settings: {
        targets: TargetsFragment[];
        meals: MealsFragment;
        foods: FoodFragment[];
        preferences: PreferencesFragment;
        dayMarks: DayMarkFragment[];
      };
    }
  >;
  /** The totals of the days with entries from one day to another, both included. */
  foodLogStatsByDay: (startDate: string, endDate: string) => Promise<ChangeFragment['days']>;
  /** The days with entries from one day to another, both included. */
  foodLogDays: (startDate: string, endDate: string) => Promise<string[]>;
  /** The entries deleted in the last 30 days, latest first. */
  foodLogDeleted: () => Promise<EntryFragment[]>;
  foodLogCreateMany: (
    data: FoodLogCreateDtoInput[],
    signal: AbortSignal,
  ) => Promise<ChangeFragment>;
  foodLogUpdate: (data: FoodLogUpdateDtoInput, signal: AbortSignal) => Promise<ChangeFragment>;
  foodLogDelete: (
    entries: FoodLogVersionDtoInput[],
    signal: AbortSignal,
  ) => Promise<ChangeFragment>;
  foodLogRestore: (
    entries: FoodLogVersionDtoInput[],
    signal: AbortSignal,
  ) => Promise<ChangeFragment>;
  foodLogSetTargets: (
    data: FoodLogTargetsDtoInput,
    signal: AbortSignal,
  ) => Promise<TargetsFragment>;
  foodLogSetMeals: (data: FoodLogMealsDtoInput, signal: AbortSignal) => Promise<MealsFragment>;
  foodLogSetFood: (data: FoodLogFoodDtoInput, signal: AbortSignal) => Promise<FoodFragment>;
  foodLogSetPreferences: (
    data: FoodLogPreferencesDtoInput,
    signal: AbortSignal,
  ) => Promise<PreferencesFragment>;
  foodLogSetDayMark: (
    data: FoodLogDayMarkDtoInput,
    signal: AbortSignal,
  ) => Promise<DayMarkFragment>;
  /** An operation of a page that brings it along. What it answers is not checked. */
  request: <Result, Variables extends object>(
    document: Operation<Result, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ) => Promise<Result>;
}
