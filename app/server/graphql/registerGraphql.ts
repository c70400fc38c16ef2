import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mercurius, type MercuriusContext } from 'mercurius';
import type { Context } from './context.ts';
import { depthLimit } from './depthLimit.ts';
import { formatExecutionError, formatRequestErrors } from './errorFormatter.ts';
import { noIntrospection } from './noIntrospection.ts';
import type { GraphQLRequestBody } from './requestBody.ts';
import { resolvers } from './resolvers.ts';
import { rootFieldLimit } from './rootFieldLimit.ts';

/** Loads the contract and its resolvers; `runOperation` works from here on. */
export async function registerGraphQL(app: FastifyInstance, production: boolean): Promise<void> {
  await app.register(mercurius, {
    schema: await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers,
    routes: false,
    // Compiled in the background; counted once it is cached.
    jit: { minCount: 2 },
    cache: 256,
    graphql: { parseOptions: { maxTokens: 500 } },
    validationRules: [depthLimit, rootFieldLimit, ...(production ? [noIntrospection] : [])],
    errorFormatter: ({ data, errors }, { reply }: MercuriusContext) => {
      // A compiled operation checks its variables as it runs: what has no path was never executed.
      if (errors.every((error) => !error.path)) {
        return { statusCode: 400, response: { errors: formatRequestErrors(errors, production) } };
      }
      const { log } = reply.request;
      return {
        statusCode: 200,
        response: { data, errors: errors.map((error) => formatExecutionError(error, log)) },
      };
    },
  });
}

/**
 * Runs one operation.
 * Mercurius keeps one compiled operation per text, and takes a text that is JSON for a syntax tree: with the
 * name behind it in a comment, every operation of a document has a text of its own, and none is JSON.
 */
export function runOperation(
  reply: FastifyReply,
  body: GraphQLRequestBody,
  context: Context,
): Promise<unknown> {
  const { query, variables, operationName } = body;
  return reply.graphql(
    `${query}\n#${operationName ?? ''}`,
    { ...context },
    variables,
    operationName,
  );
}
