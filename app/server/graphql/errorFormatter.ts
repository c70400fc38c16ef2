import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, FormattedExecutionResult, GraphQLError } from 'graphql';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { somethingWentWrong, type ErrorCode } from '../web/HttpError.ts';

const foreseen: ErrorCode[] = ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'];

const codeOf = (error: GraphQLError): ErrorCode =>
  foreseen.find((code) => code === error.extensions?.['code']) ?? 'INTERNAL_SERVER_ERROR';

/** How many errors are reported of a request that is refused before execution, and how long each message may be. */
export const mostErrors = 10;
const longestMessage = 500;

const shorten = (message: string) =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;

/**
 * Formats errors of a request that was refused before execution. In production they contain no hints about the schema.
 * GraphQL repeats what it refuses for each mistake in it: without a limit, an answer has 50 times the size of its request.
 */
export function formatRequestErrors(
  errors: readonly GraphQLError[],
  reply: FastifyReply,
  production: boolean,
): FormattedExecutionResult {
  const code: ErrorCode = 'BAD_USER_INPUT';
  reply.failure = { code };
  const format = ({ message, locations }: GraphQLError) => ({
    message: shorten(production ? message.replace(/ ?Did you mean [^]*\?$/, '') : message),
    ...(locations && { locations }),
    extensions: { code, requestId: reply.request.id },
  });
  return { errors: errors.slice(0, mostErrors).map(format) };
}

/** Formats an error of an operation. An unexpected error is logged, and its details are not sent. */
function formatExecutionError(error: GraphQLError, { id: requestId, log }: FastifyRequest) {
  const { locations, path, extensions } = error;
  const code = codeOf(error);
  const isUnexpected = code === 'INTERNAL_SERVER_ERROR';
  if (isUnexpected) log.error({ err: error.originalError ?? error }, 'An operation failed.');
  const current = isUnexpected ? undefined : extensions['current'];
  return {
    message: isUnexpected ? somethingWentWrong : error.message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, ...(current !== undefined && { current }), requestId },
  };
}

/**
 * Formats the answer to an operation that failed, in whole or in part.
 * @throws StorageUnavailable if it failed for that: such an answer has a status of its own, and the whole is tried again.
 */
export function formatErrors(
  { data, errors }: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  reply: FastifyReply,
  production: boolean,
): { statusCode: number; response: FormattedExecutionResult } {
  // An error without a path means that nothing was executed: the operation does not exist, or is a subscription.
  if (errors.every((error) => !error.path)) {
    return { statusCode: 400, response: formatRequestErrors(errors, reply, production) };
  }
  for (const { originalError } of errors) {
    if (originalError instanceof StorageUnavailable) throw originalError;
  }
  const codes = errors.map(codeOf);
  const code = codes.find((one) => one === 'INTERNAL_SERVER_ERROR') ?? codes[0];
  reply.failure = code && { code };
  const formatted = errors.map((error) => formatExecutionError(error, reply.request));
  return { statusCode: 200, response: { ...(data !== undefined && { data }), errors: formatted } };
}
