import type { RawAnswer } from '../../../server/testing/sendBytes.ts';

const statuses = new Set([200, 304, 400, 403, 404, 405, 408, 413, 415, 417, 431]);
const codes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'REQUEST_TIMEOUT', 'UNSUPPORTED_MEDIA_TYPE']); // prettier-ignore
/** What only the inside of the server knows: SQL, tables, paths, places in the code, and the words of its parts. */
const internals =
  /sqlite|postgres|kysely|select |insert |constraint|food_log|node_modules|\/tmp\/|\.ts\b|\n +at |TypeError|undefined is|is not a function|fastify|FST_|mercurius|MER_/i;

/**
 * Ours are sentences, as most of graphql-js are; some begin with the name of a field. What Fastify says of a body is
 * none, and names its parts. A long one is cut, and ends with ….
 */
const sentence =
  /^([A-Z]|\w+ (is|has) [^]*\. [A-Z])[^]*[.?…]$|^Variable "|^(Int|Float|String|Boolean) cannot represent /;

function judgeJson(body: string): string | undefined {
  const { data, errors, status }: { data?: object; errors?: unknown; status?: string } =
    JSON.parse(body);
  if (status === 'ok' || (data && !errors)) return undefined;
  if (!Array.isArray(errors) || errors.length === 0) return 'has neither data nor errors';
  const known = errors.every(
    ({ message, extensions }) => sentence.test(message) && codes.has(extensions?.code),
  );
  return known ? undefined : 'has an error that is no sentence or has an unknown code';
}

/**
 * Returns what is wrong with an answer, or undefined if it is right, whatever was asked.
 * @param pages the texts of the client, which everybody may read.
 */
export function judgeAnswer(answer: RawAnswer, pages: readonly string[]): string | undefined {
  const { status, headers, body } = answer;
  const type = headers.get('content-type') ?? '';
  if (!statuses.has(status)) return `has status ${status}`;
  if (headers.has('server') || headers.has('x-powered-by')) return 'says what answers';
  if (internals.test([...headers.values()].join('\n'))) return 'reveals internals in a header';
  // HEAD, and what Node answers before the server sees the request.
  if (body === '') return undefined;
  if (pages.some((page) => page.includes(body))) return undefined;
  if (internals.test(body)) return 'reveals internals';
  if (!type.startsWith('application/json')) return `is of type ${type}`;
  try {
    return judgeJson(body);
  } catch {
    return 'is not JSON';
  }
}
