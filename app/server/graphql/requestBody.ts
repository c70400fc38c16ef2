import { HttpError } from '../web/HttpError.ts';

/** The body of a GraphQL request (§7). */
export interface GraphQLRequestBody {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/**
 * Our queries have about 300 characters. Without a limit, the cache of parsed queries would store very long comments.
 */
const longestQuery = 10_000;

const refuse = (message: string) => new HttpError(400, 'BAD_USER_INPUT', message);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the body of a POST to /api.
 * @throws HttpError 400 if it is not a single GraphQL request.
 */
export function readRequestBody(body: unknown): GraphQLRequestBody {
  if (Array.isArray(body)) throw refuse('Send one operation per request, not a list.');
  if (!isObject(body)) throw refuse('Send a JSON object with query, variables and operationName.');
  const { query, variables, operationName } = body;
  if (typeof query !== 'string' || query.trim() === '')
    throw refuse('The query is missing. Send it as text.');
  if (query.length > longestQuery)
    throw refuse(`The query is longer than ${longestQuery} characters.`);
  if (variables !== undefined && variables !== null && !isObject(variables)) {
    throw refuse('The variables must be a JSON object.');
  }
  const named = operationName !== undefined && operationName !== null;
  if (named && (typeof operationName !== 'string' || !/^[_A-Za-z]\w{0,99}$/.test(operationName))) {
    throw refuse('The operationName must be a GraphQL name.');
  }
  return { query, variables: variables ?? {}, operationName: named ? operationName : undefined };
}
