import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFolder from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { isPictureId } from '../repository/pictureId.ts';
import { createReview } from '../review/createReview.ts';
import { isVerdict } from '../repository/verdicts.ts';
import { judge } from '../review/judge.ts';
import { Pictures } from '../review/Pictures.ts';
import type { Answer, Judgement, Refusal } from '../Review.types.ts';
import { pageHtml } from './pageHtml.ts';

const isJudgement = (one: unknown): one is Judgement => {
  const { picture, verdict, note }: Record<string, unknown> = { ...Object(one) };
  const row = { ...Object(one), by: 'A <a>', on: '2000-01-01' };
  const isKnown = isVerdict(verdict === 'withdrawn' ? { ...row, verdict: 'approved' } : row);
  return isKnown && isPictureId(picture) && String(note).length <= 10_000;
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
  /** The folder of a Storybook that was built from main. */
  before: string | undefined;
  /** The current day, YYYY-MM-DD. */
  today: () => string;
}): Promise<FastifyInstance> {
  const { root, results, main, before, today } = options;
  const pictures = new Pictures(root);
  const judged = new Set<string>();
  const folders = Object.entries({
    now: join(root, 'storybook-static'),
    before,
  }).flatMap(([name, folder]) =>
    folder && existsSync(join(folder, 'iframe.html')) ? [[name, folder]] : [],
  );
  const storybooks = Object.fromEntries(folders.map(([name = '']) => [name, `/stories/${name}/`]));
  const readReview = async () => ({
    ...(await createReview({
      root,
      results,
      main,
      pictures,
      shows: ({ id, state }) => state !== 'approved' || judged.has(id),
    })),
    storybooks,
  });
  const answer = async (refused: Refusal[] = []): Promise<Answer> => ({
    refused,
    review: await readReview(),
  });
  /** Requests that write wait for each other. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const html = await pageHtml();
  const policy = `default-src 'none'; script-src ${scriptHashes(html).join(' ')}; style-src 'unsafe-inline'; img-src 'self' data: blob:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  const server = Fastify({ bodyLimit: 4 * 1024 * 1024 });
  server.addHook('onRequest', async ({ headers, method, socket, url }, reply) => {
    const own = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`);
    const host = headers.host ?? '';
    const origin = headers.origin ?? (method === 'GET' ? `http://${host}` : '');
    if (!own.includes(host) || origin !== `http://${host}`) {
      return reply.code(403).send({ message: 'Only the approval page itself may ask this.' });
    }
    reply.headers({
      'Cache-Control': 'no-store',
      // A story may need more than the page does.
      ...(!url.startsWith('/stories/') && { 'Content-Security-Policy': policy }),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    return undefined;
  });
  for (const [name = '', folder = ''] of folders) {
    await server.register(serveFolder, {
      root: folder,
      prefix: `/stories/${name}/`,
      decorateReply: false,
    });
  }
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
      const refused = await judge(root, await readReview(), judgements, today());
      for (const { picture } of judgements) judged.add(picture);
      return answer(refused);
    });
  });
  return server;
}
