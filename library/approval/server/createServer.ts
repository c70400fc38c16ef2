import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { isPictureId } from '../repository/pictureId.ts';
import { createReview } from '../review/createReview.ts';
import { judge, undo, type Judged } from '../review/judge.ts';
import { Pictures } from '../review/Pictures.ts';
import type { Answer, Judgement } from '../Review.types.ts';
import { pageHtml } from './pageHtml.ts';

const isJudgement = (one: unknown): one is Judgement => {
  const { picture, pixels, words, verdict, note }: Record<string, unknown> = { ...Object(one) };
  return (
    isPictureId(picture) &&
    [pixels, words].every((id) => typeof id === 'string' && /^[0-9a-f]{40}$/.test(id)) &&
    ['approved', 'rejected', 'recorded', 'withdrawn'].includes(String(verdict)) &&
    typeof note === 'string' &&
    note.length <= 10_000
  );
};

const scriptHashes = (html: string) =>
  [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Serves the approval page of a repository. It answers only what was asked of this machine by its own page. */
export async function createServer(options: {
  root: string;
  results: string;
  main: string | undefined;
  /** The current day, YYYY-MM-DD. */
  today: () => string;
}): Promise<FastifyInstance> {
  const { root, results, main, today } = options;
  const pictures = new Pictures(root);
  const judged = new Set<string>();
  const history: Judged[] = [];
  const readReview = async () =>
    createReview({
      root,
      results,
      main,
      pictures,
      shows: ({ id, state }) => state !== 'approved' || judged.has(id),
    });
  const answer = async (rest: Partial<Answer> = {}): Promise<Answer> => ({
    refused: [],
    ...rest,
    review: await readReview(),
    undoable: history.length,
  });
  /** Requests that write wait for each other. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const html = await pageHtml();
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHashes(html).join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  const server = Fastify({ bodyLimit: 4 * 1024 * 1024 });
  server.addHook('onRequest', async ({ headers, method, socket }, reply) => {
    const own = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`);
    const host = headers.host ?? '';
    const origin = headers.origin ?? (method === 'GET' ? `http://${host}` : '');
    if (!own.includes(host) || origin !== `http://${host}`) {
      return reply.code(403).send({ message: 'Only the approval page itself may ask this.' });
    }
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    return undefined;
  });
  server.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(html));
  server.get('/api/review', async () => inTurn(async () => answer()));
  server.get<{ Params: { id: string } }>('/pictures/:id.png', async ({ params }, reply) => {
    const png = pictures.png(params.id);
    return png
      ? reply.type('image/png').send(png)
      : reply.code(404).send({ message: 'There is no such picture.' });
  });
  server.post<{ Body: { judgements?: unknown } | null }>('/api/judge', async ({ body }, reply) => {
    const judgements = body?.judgements;
    if (!Array.isArray(judgements) || !judgements.every(isJudgement)) {
      return reply.code(400).send({ message: 'This is no list of verdicts.' });
    }
    return inTurn(async () => {
      const review = await readReview();
      const done = await judge({ root, pictures, review, judgements, on: today() });
      if (done.after.size > 0) history.push(done);
      for (const { picture } of judgements) judged.add(picture);
      return answer({ refused: done.refused });
    });
  });
  server.post('/api/undo', async () =>
    inTurn(async () => {
      const entry = history.pop();
      const problem = entry ? await undo(root, entry) : 'There is nothing to undo.';
      return answer(problem === undefined ? {} : { problem });
    }),
  );
  return server;
}
