import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  getOperationAST,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { mercurius, type MercuriusContext } from 'mercurius';
import type { RateLimit } from '../web/rateLimits.ts';
import type { Context } from './context.ts';
import { depthLimit } from './depthLimit.ts';
import { formatErrors, mostErrors } from './errorFormatter.ts';
import { fieldLimit } from './fieldLimit.ts';
import { isCompilable } from './isCompilable.ts';
import type { GraphQLRequestBody } from './requestBody.ts';
import { resolvers } from './resolvers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The first field of the executed operation, for the metrics. */
    operation: string | undefined;
  }
}

/** The code of the one error in which Mercurius throws everything that it refuses before execution. */
export const refusedCode = 'MER_ERR_GQL_VALIDATION';

/** Returns the operation's first field of the contract, or else "other", so that clients cannot choose the name. */
function operationLabel({ selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  const isOfContract = first?.kind === Kind.FIELD && !first.name.value.startsWith('__');
  return isOfContract ? first.name.value : 'other';
}

/** Registers Mercurius with the contract and its resolvers, as `runOperation` requires. */
export async function registerGraphQL(
  app: FastifyInstance,
  production: boolean,
  limitChanges: RateLimit,
): Promise<void> {
  await app.register(mercurius, {
    schema: await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers,
    routes: false,
    // The third request compiles an operation. In the background, Mercurius would compile nothing while the server is busy.
    jit: 2,
    // Our client has ten documents. Up to 127 are kept, and as many refused ones, each of up to 150 kB.
    cache: 64,
    graphql: {
      parseOptions: { maxTokens: 500 },
      validateOptions: { maxErrors: mostErrors },
    },
    validationRules: [
      depthLimit,
      fieldLimit,
      // In production only this product's client uses the API.
      ...(production ? [NoSchemaIntrospectionCustomRule] : []),
    ],
    errorFormatter: (execution, { reply }: MercuriusContext) =>
      formatErrors(execution, reply, production),
  });
  app.graphql.addHook('preExecution', async (schema, document, context, variables) => {
    const { operationName, reply } = context;
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    reply.operation = operationLabel(operation);
    // A compiled operation repeats all of a list for each mistake in it: gigabytes, of a request of 100 kB.
    const { errors, coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variables ?? {},
      { maxErrors: mostErrors },
    );
    if (errors) throw Object.assign(new Error('Invalid variables'), { code: refusedCode, errors });
    // A mutation counts as one change however many fields it has, and only if it is about to be executed.
    if (operation.operation === OperationTypeNode.MUTATION) await limitChanges(reply.request);
    // A compiled operation takes what has a default for missing. With a document, none is compiled.
    return { variables: coerced, ...(!isCompilable(document) && { document }) };
  });
}

/**
 * Runs one operation.
 * Mercurius caches one compiled operation per text and reads a text that is JSON as a syntax tree. The name is appended
 * as a comment, so that every operation of a document has its own text and no text is JSON.
 */
export function runOperation(
  reply: FastifyReply,
  body: GraphQLRequestBody,
  context: Context,
): Promise<unknown> {
  const { query, variables, operationName } = body;
  return reply.graphql(
    `${query}\n#${operationName ?? ''}`,
    { ...context, operationName },
    variables,
    operationName,
  );
}
