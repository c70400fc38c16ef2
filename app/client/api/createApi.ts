import { GraphQLClient } from 'graphql-request';
import {
  areCalendarDays,
  areDayMarks,
  areDays,
  areFoods,
  areFoodSettings,
  areMeals,
  arePreferences,
  areTargets,
  hasId,
  haveIds,
  isBounds,
  isChange,
  isTotals,
  take,
  takeOne,
} from './answers.ts';
import type { Api, Operation } from './Api.ts';
import { ApiError } from './ApiError.ts';
import { Connection } from './Connection.ts';
import {
  FoodLogBoundsDocument,
  FoodLogCreateDocument,
  FoodLogCreateManyDocument,
  FoodLogDaysDocument,
  FoodLogDeleteDocument,
  FoodLogDeletedDocument,
  FoodLogFrequentDocument,
  FoodLogItemsDocument,
  FoodLogRestoreDocument,
  FoodLogSetDayMarkDocument,
  FoodLogSetFoodDocument,
  FoodLogSetMealsDocument,
  FoodLogSetPreferencesDocument,
  FoodLogSetTargetsDocument,
  FoodLogStatsByDayDocument,
  FoodLogStatsDocument,
  FoodLogUpdateDocument,
  type EntryFragment,
} from './operations.generated.ts';
import { takePage } from './takePage.ts';
import { toApiError } from './toApiError.ts';
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
    document: Operation<Result, Variables>,
    variables: Variables,
    token: string,
    signal: AbortSignal,
  ): Promise<Result> {
    const begun = Date.now();
    const response = await client.rawRequest<Result>({
      query: document.toString(),
      variables,
      requestHeaders: token ? { authorization: `Bearer ${token}` } : {},
      signal,
    });
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an answer is not typed by its sender
    if (!response.data) throw new ApiError(response.status);
    connection.report(true, response.headers.get('date'), begun);
    return response.data;
  }

  async function requestOrRenew<Result, Variables extends object>(
    document: Operation<Result, Variables>,
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
    document: Operation<Result, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Result> {
    if (limit && performance.now() < limit.retryAt) throw limit;
    const begun = Date.now();
    try {
      return await requestOrRenew(document, variables, signal);
    } catch (cause) {
      const error = toApiError(cause);
      if (error.retryAt > 0) limit = error;
      // A request that is no longer wanted says nothing.
      if (error.status > 0 || !signal.aborted)
        connection.report(error.status > 0, error.code && error.date, begun);
      throw error;
    }
  }

  async function read<Result, Variables extends object>(
    document: Operation<Result, Variables>,
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
    request,
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
          preferences: take(arePreferences, answer.foodLogPreferences),
          dayMarks: take(areDayMarks, answer.foodLogDayMarks),
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
    foodLogSetPreferences: async (data, signal) =>
      take(
        arePreferences,
        (await request(FoodLogSetPreferencesDocument, { data }, signal)).foodLogSetPreferences,
      ),
    foodLogSetDayMark: async (data, signal) =>
      takeOne(
        areDayMarks,
        (await request(FoodLogSetDayMarkDocument, { data }, signal)).foodLogSetDayMark,
      ),
  };
}
