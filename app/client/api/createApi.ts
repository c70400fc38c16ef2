import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from './ApiError.ts';
import {
  type ChangeFragment,
  FoodLogCreateDocument,
  FoodLogCreateManyDocument,
  FoodLogDeleteDocument,
  FoodLogDeletedDocument,
  FoodLogFrequentDocument,
  FoodLogItemsDocument,
  FoodLogRestoreDocument,
  FoodLogStatsDocument,
  FoodLogUpdateDocument,
  type EntryFragment,
  type FoodLogCreateDtoInput,
  type FoodLogCreateMutation,
  type FoodLogStatsQuery,
  type FoodLogUpdateDtoInput,
  type FoodLogVersionDtoInput,
  type SuggestionFragment,
  type TypedDocumentString,
} from './operations.generated.ts';

/** Where the api gets its session token from. */
export interface TokenSource {
  /** The token to send now. Renewed first when it has expired; empty when there is none. */
  getToken: () => Promise<string>;
  /** Renews the token after the server refused it. Empty when there is no session any more. */
  renewToken: () => Promise<string>;
}

/** The operations of /api that the product uses: those of spec §7, and its own. All throw {@link ApiError}. */
export interface Api {
  foodLogCreate: (data: FoodLogCreateDtoInput) => Promise<FoodLogCreateMutation['foodLogCreate']>;
  /** The totals and the entries of one calendar day, as of one moment. */
  foodLogStats: (day: string) => Promise<{
    totals: FoodLogStatsQuery['foodLogStats'];
    entries: EntryFragment[];
  }>;
  /** What is often logged around a minute of the day, 0 to 1439. */
  foodLogFrequent: (minuteOfDay: number) => Promise<SuggestionFragment[]>;
  /** The person's own foods, latest first. */
  foodLogItems: () => Promise<SuggestionFragment[]>;
  /** What was deleted in the last 30 days, latest first. */
  foodLogDeleted: () => Promise<EntryFragment[]>;
  foodLogCreateMany: (data: FoodLogCreateDtoInput[]) => Promise<ChangeFragment>;
  foodLogUpdate: (data: FoodLogUpdateDtoInput) => Promise<ChangeFragment>;
  foodLogDelete: (entries: FoodLogVersionDtoInput[]) => Promise<ChangeFragment>;
  foodLogRestore: (entries: FoodLogVersionDtoInput[]) => Promise<ChangeFragment>;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ClientError) {
    return new ApiError(error.response.status, error.response.errors?.[0]);
  }
  return new ApiError(0, undefined, { cause: error });
}

/**
 * The client of POST /api. A session that the server no longer accepts is renewed once, and the request
 * sent once more.
 */
export function createApi(tokens: TokenSource, url = new URL('/api', location.origin).href): Api {
  const client = new GraphQLClient(url);

  async function send<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    token: string,
  ): Promise<Result> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await client.rawRequest<Result>(document.toString(), variables, headers);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an answer is not typed by its sender
    if (!response.data) throw new ApiError(response.status);
    return response.data;
  }

  async function requestOrRenew<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    try {
      return await send(document, variables, await tokens.getToken());
    } catch (error) {
      if (toApiError(error).code !== 'UNAUTHENTICATED') throw error;
      const renewed = await tokens.renewToken();
      if (!renewed) throw error;
      return send(document, variables, renewed);
    }
  }

  async function request<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    try {
      return await requestOrRenew(document, variables);
    } catch (error) {
      throw toApiError(error);
    }
  }

  return {
    foodLogCreate: async (data) => (await request(FoodLogCreateDocument, { data })).foodLogCreate,
    foodLogStats: async (day) => {
      const pagination = { filter: { startDate: day, endDate: day } };
      const answer = await request(FoodLogStatsDocument, { pagination, day });
      return { totals: answer.foodLogStats, entries: answer.foodLogEntries };
    },
    foodLogFrequent: async (minuteOfDay) =>
      (await request(FoodLogFrequentDocument, { minuteOfDay })).foodLogFrequent,
    foodLogItems: async () => (await request(FoodLogItemsDocument, {})).foodLogItems,
    foodLogDeleted: async () => (await request(FoodLogDeletedDocument, {})).foodLogDeleted,
    foodLogCreateMany: async (data) =>
      (await request(FoodLogCreateManyDocument, { data })).foodLogCreateMany,
    foodLogUpdate: async (data) => (await request(FoodLogUpdateDocument, { data })).foodLogUpdate,
    foodLogDelete: async (entries) =>
      (await request(FoodLogDeleteDocument, { entries })).foodLogDelete,
    foodLogRestore: async (entries) =>
      (await request(FoodLogRestoreDocument, { entries })).foodLogRestore,
  };
}
