import { ClientError, GraphQLClient } from 'graphql-request';
import {
  areCalendarDays,
  areDays,
  areFoods,
  areFoodSettings,
  areMeals,
  areTargets,
  hasId,
  haveIds,
  isBounds,
  isChange,
  isTotals,
  take,
  takeOne,
} from './answers.ts';
import { ApiError } from './ApiError.ts';
import { Connection } from './Connection.ts';
import {
  type ChangeFragment,
  FoodLogBoundsDocument,
  FoodLogCreateDocument,
  FoodLogCreateManyDocument,
  FoodLogDaysDocument,
  FoodLogDeleteDocument,
  FoodLogDeletedDocument,
  FoodLogFrequentDocument,
  FoodLogItemsDocument,
  FoodLogRestoreDocument,
  FoodLogSetFoodDocument,
  FoodLogSetMealsDocument,
  FoodLogSetTargetsDocument,
  FoodLogStatsByDayDocument,
  FoodLogStatsDocument,
  FoodLogUpdateDocument,
  type EntryFragment,
  type FoodFragment,
  type FoodLogBoundsQuery,
  type FoodLogCreateDtoInput,
  type FoodLogCreateMutation,
  type FoodLogFoodDtoInput,
  type FoodLogMealsDtoInput,
  type FoodLogStatsQuery,
  type FoodLogTargetsDtoInput,
  type FoodLogUpdateDtoInput,
  type FoodLogVersionDtoInput,
  type MealsFragment,
  type SuggestionFragment,
  type TargetsFragment,
  type TypedDocumentString,
} from './operations.generated.ts';
import { retryAt } from './retryAt.ts';
import { takePage } from './takePage.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/**
 * How long a read may take, in milliseconds: at first, and at most after reads that timed out. A change has a limit of
 * its own (`outbox/Sender.ts`).
 */
const firstReadLimit = 10_000;
const longestReadLimit = 60_000;

/** Supplies the API with session tokens. */
export interface TokenSource {
  /** The token to send now, renewed first when it has expired; empty when there is none. */
  getToken: () => Promise<string>;
  /** Renews the token after the server refused it. Empty when there is no session any more. */
  renewToken: () => Promise<string>;
}

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
      settings: { targets: TargetsFragment[]; meals: MealsFragment; foods: FoodFragment[] };
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
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ClientError) {
    const { status, errors, headers } = error.response;
    return new ApiError(status, errors?.[0], {
      retryAt: status === 429 ? retryAt(headers) : 0,
      date: headers.get('date'),
    });
  }
  return new ApiError(0, undefined, { cause: error });
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * The client of POST /api. When the server no longer accepts the session, the client renews it once and sends the
 * request once more. While the server asks for no requests, the client sends none, and every request fails with that
 * answer.
 * @param connection is told of every answer, and of every request without one.
 */
export function createApi(
  tokens: TokenSource,
  connection = new Connection(),
  url = new URL('/api', location.origin).href,
): Api {
  const client = new GraphQLClient(url);
  let limit: ApiError | undefined;
  let readLimit = firstReadLimit;

  async function send<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    token: string,
    signal: AbortSignal,
  ): Promise<Result> {
    const response = await client.rawRequest<Result>({
      query: document.toString(),
      variables,
      requestHeaders: token ? { authorization: `Bearer ${token}` } : {},
      signal,
    });
    connection.report(true, response.headers.get('date'));
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an answer is not typed by its sender
    if (!response.data) throw new ApiError(response.status);
    return response.data;
  }

  async function requestOrRenew<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Result> {
    try {
      return await send(document, variables, await tokens.getToken(), signal);
    } catch (error) {
      if (toApiError(error).code !== 'UNAUTHENTICATED') throw error;
      const renewed = await tokens.renewToken();
      if (!renewed) throw error;
      return send(document, variables, renewed, signal);
    }
  }

  async function request<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Result> {
    if (limit && performance.now() < limit.retryAt) throw limit;
    try {
      return await requestOrRenew(document, variables, signal);
    } catch (cause) {
      const error = toApiError(cause);
      if (error.retryAt > 0) limit = error;
      // A request that is no longer wanted says nothing.
      if (error.status > 0 || !signal.aborted)
        connection.report(error.status > 0, error.code && error.date);
      throw error;
    }
  }

  async function read<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const begun = performance.now();
    try {
      const answer = await withTimeLimit(readLimit, async (signal) =>
        request(document, variables, signal),
      );
      readLimit = firstReadLimit;
      return answer;
    } catch (error) {
      // After a timeout the next read may take longer, so that a slow network succeeds in the end.
      if (isTimeout(error)) {
        readLimit = Math.min(readLimit * 2, longestReadLimit);
        // One silent request among others that are answered does not mean that Foodlog cannot be reached.
        if (connection.answeredAt < begun) connection.lose();
      }
      throw toApiError(error);
    }
  }

  const foodLogStats: Api['foodLogStats'] = async (day) => {
    const pagination = { filter: { startDate: day, endDate: day } };
    const entries = new Map<string, EntryFragment>();
    let before: string | undefined;
    let after: string | undefined;
    for (;;) {
      const answer = await read(FoodLogStatsDocument, { pagination, day, after });
      const totals = take(isTotals, answer.foodLogStats);
      const asked = JSON.stringify(totals);
      // The day was changed between two pages.
      if (before !== undefined && before !== asked) return foodLogStats(day);
      before = asked;
      after = takePage(entries, answer.foodLogEntries);
      if (after === undefined) return { totals, entries: [...entries.values()] };
    }
  };

  const foodLogDeleted: Api['foodLogDeleted'] = async () => {
    const entries = new Map<string, EntryFragment>();
    let after: string | undefined;
    do {
      const answer = await read(FoodLogDeletedDocument, { after });
      after = takePage(entries, answer.foodLogDeleted);
    } while (after !== undefined);
    return [...entries.values()];
  };

  return {
    foodLogStats,
    foodLogFrequent: async (minuteOfDay) =>
      take(areFoods, (await read(FoodLogFrequentDocument, { minuteOfDay })).foodLogFrequent),
    foodLogItems: async () => take(areFoods, (await read(FoodLogItemsDocument, {})).foodLogItems),
    foodLogBounds: async () => {
      const answer = await read(FoodLogBoundsDocument, {});
      const bounds = take(isBounds, answer.foodLogBounds);
      return {
        ...bounds,
        hasDeleted: take(haveIds, answer.foodLogDeleted).length > 0,
        settings: {
          targets: take(areTargets, answer.foodLogTargets),
          meals: take(areMeals, answer.foodLogMeals),
          foods: take(areFoodSettings, answer.foodLogFoods),
        },
      };
    },
    foodLogStatsByDay: async (startDate, endDate) => {
      const variables = { pagination: { filter: { startDate, endDate } } };
      return take(areDays, (await read(FoodLogStatsByDayDocument, variables)).foodLogStatsByDay);
    },
    foodLogDays: async (startDate, endDate) =>
      take(areCalendarDays, (await read(FoodLogDaysDocument, { startDate, endDate })).foodLogDays),
    foodLogDeleted,
    foodLogCreate: async (data, signal) =>
      take(hasId, (await request(FoodLogCreateDocument, { data }, signal)).foodLogCreate),
    foodLogCreateMany: async (data, signal) =>
      take(
        isChange,
        (await request(FoodLogCreateManyDocument, { data }, signal)).foodLogCreateMany,
      ),
    foodLogUpdate: async (data, signal) =>
      take(isChange, (await request(FoodLogUpdateDocument, { data }, signal)).foodLogUpdate),
    foodLogDelete: async (entries, signal) =>
      take(isChange, (await request(FoodLogDeleteDocument, { entries }, signal)).foodLogDelete),
    foodLogRestore: async (entries, signal) =>
      take(isChange, (await request(FoodLogRestoreDocument, { entries }, signal)).foodLogRestore),
    foodLogSetTargets: async (data, signal) =>
      takeOne(
        areTargets,
        (await request(FoodLogSetTargetsDocument, { data }, signal)).foodLogSetTargets,
      ),
    foodLogSetMeals: async (data, signal) =>
      take(areMeals, (await request(FoodLogSetMealsDocument, { data }, signal)).foodLogSetMeals),
    foodLogSetFood: async (data, signal) =>
      takeOne(
        areFoodSettings,
        (await request(FoodLogSetFoodDocument, { data }, signal)).foodLogSetFood,
      ),
  };
}
