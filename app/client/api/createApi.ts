import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from './ApiError.ts';
import {
  FoodLogCreateDocument,
  FoodLogStatsDocument,
  type FoodLogCreateDtoInput,
  type FoodLogCreateMutation,
  type FoodLogStatsQuery,
  type TypedDocumentString,
} from './operations.generated.ts';

/** Where the api gets its session token from. */
export interface TokenSource {
  /** The token to send now. Renewed first when it has expired; empty when there is none. */
  getToken: () => Promise<string>;
  /** Renews the token after the server refused it. Empty when there is no session any more. */
  renewToken: () => Promise<string>;
}

/** The operations of spec §7 that the product uses. All throw {@link ApiError}. */
export interface Api {
  foodLogCreate: (data: FoodLogCreateDtoInput) => Promise<FoodLogCreateMutation['foodLogCreate']>;
  /** @param startDate and `endDate` are inclusive calendar days. */
  foodLogStats: (filter: {
    startDate: string;
    endDate: string;
  }) => Promise<FoodLogStatsQuery['foodLogStats']>;
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
    foodLogStats: async (filter) =>
      (await request(FoodLogStatsDocument, { pagination: { filter } })).foodLogStats,
  };
}
