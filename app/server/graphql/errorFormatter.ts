import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { somethingWentWrong, type ErrorCode } from '../web/refusal.ts';

const foreseen = new Set<unknown>([
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'CONFLICT',
] satisfies ErrorCode[]);

/**
 * Formats errors of a request that was refused before execution. In production they contain no hints about the schema.
 */
export function formatRequestErrors(
  errors: readonly GraphQLError[],
  production: boolean,
): GraphQLFormattedError[] {
  return errors.map(({ message, locations }) => ({
    message: production ? message.replace(/ ?Did you mean [^]*\?$/, '') : message,
    ...(locations && { locations }),
    extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode },
  }));
}

/** Formats an error of an operation. An unexpected error is logged, and its details are not sent. */
export function formatExecutionError(
  error: GraphQLError,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (foreseen.has(extensions?.['code'])) {
    const { code, current } = extensions;
    return { message, ...place, extensions: { code, ...(current !== undefined && { current }) } };
  }
  log.error({ err: error.originalError ?? error }, 'An operation failed.');
  return {
    message: somethingWentWrong,
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies ErrorCode },
  };
}
