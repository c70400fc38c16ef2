/**
 * Starts the approval page: `npm run approve`. With an option it does something else instead:
 * `--gate` fails if a picture has no approval that counts (with `--changes` only those that have changed since main, once
 * main names a designer), `--save FILE.html` writes the page as one file for a designer without a checkout (with `--changes`
 * only what has changed since main), and `--import FILE.json` brings back the verdicts from there.
 * `--from FOLDER` reads the last check from a folder other than test-results, and `--main BRANCH` compares with a branch
 * other than main, which then names the designers. `--before FOLDER` links each story to that of a Storybook that was built from main.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askGit } from './repository/git.ts';
import { readLastCheck } from './repository/lastCheck.ts';
import { readMain } from './repository/mainBranch.ts';
import { parseVerdicts } from './repository/verdicts.ts';
import { createReview } from './review/createReview.ts';
import { gate } from './review/gate.ts';
import { importVerdicts } from './review/importVerdicts.ts';
import { Pictures } from './review/Pictures.ts';
import { createServer } from './server/createServer.ts';
import { pageHtml } from './server/pageHtml.ts';
import type { Picture, Review } from './Review.types.ts';

const isOpenChange = ({ state }: Picture) => state !== 'approved' && state !== 'awaiting';

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
function readOptions() {
  const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const given = { save: text, import: text, from: text, main: text, before: text };
  const { values } = (() => {
    try {
      return parseArgs({ options: { gate: flag, changes: flag, ...given } });
    } catch (error) {
      const [first = ''] = String(Object(error).message).split('. ');
      throw new Error(
        `${first}. There are --gate and --save FILE.html, both also with --changes, --import FILE.json, --from FOLDER, --main BRANCH and --before FOLDER.`,
        { cause: error },
      );
    }
  })();
  const { gate: asks, save: saves, import: imports, changes } = values;
  if ([asks, saves, imports].filter((one) => one !== undefined).length > 1) {
    throw new Error('Use --gate, --save or --import alone.');
  }
  if (changes && saves === undefined && !asks) {
    throw new Error('Use --changes with --save or --gate.');
  }
  return values;
}

async function save(review: Review, pictures: Pictures, file: string) {
  const ids = Object.keys(review.sizes);
  const images = Object.fromEntries(
    ids.map((id) => [id, pictures.png(id)?.toString('base64') ?? '']),
  );
  const html = await pageHtml({ review, images });
  await writeFile(file, html).catch((error: Error) => {
    throw new Error(`${file} cannot be written: ${error.message}`);
  });
  const megabytes = (html.length / 1e6).toFixed(1);
  console.log(`${file}: ${review.pictures.length} pictures to judge, ${megabytes} MB.`);
}

async function importFile(root: string, file: string, readReview: () => Promise<Review>) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  const verdicts = parseVerdicts(text, file);
  const { written, known, refused } = await importVerdicts(root, readReview, verdicts);
  for (const { judgement, reason } of refused) {
    const note = judgement.note ? ` (“${judgement.note}”)` : '';
    console.error(`Refused: ${judgement.picture}, ${judgement.verdict}${note}. ${reason}`);
  }
  const there = known.length > 0 ? ` ${known.length} were there already.` : '';
  console.log(`${written.length} verdicts written, ${refused.length} refused.${there}`);
  const { pictures: now } = await readReview();
  const approvals = now.filter(({ id }) => written.some(({ picture }) => picture === id));
  for (const { id, approvals: given } of approvals) {
    for (const { counts, by, why } of given) {
      if (!counts) console.error(`${id}: the approval by ${by} does not count: ${why}.`);
    }
  }
  if (refused.length > 0) process.exitCode = 1;
}

async function run() {
  const values = readOptions();
  const top = await askGit(process.cwd(), 'rev-parse', '--show-toplevel');
  if (!top) throw new Error('This folder is no git repository.');
  const root = resolve(top);
  const results = values.from === undefined ? resolve(root, 'test-results') : resolve(values.from);
  if (values.from !== undefined && !(await readLastCheck(results))) {
    throw new Error(
      `${values.from} has no pictures.json: it must hold the results of npm run test:stories.`,
    );
  }
  const { main } = values;
  const before = values.before && resolve(values.before);
  const { commit, designers, isShallow } = await readMain(root, main);
  const pictures = new Pictures(root);
  const readReview = async (shows?: (picture: Picture) => boolean) =>
    createReview({ root, results, main, pictures, ...(shows && { shows }) });
  if (values.gate) {
    if (commit === undefined) {
      throw new Error(
        'Git knows no main here, which says who may approve: run git fetch origin main:refs/remotes/origin/main, or name another branch with --main.',
      );
    }
    if (values.changes && designers.length === 0) {
      console.log('Main names no designer yet, so that nobody has to approve changed pictures.');
      return undefined;
    }
    if (isShallow) {
      throw new Error(
        'Git has only a part of the history here, which cannot say who approved what: run git fetch --unshallow, or let CI fetch all of it (fetch-depth: 0).',
      );
    }
    const { lines, passes } = gate(
      await readReview(({ isChanged }) => isChanged || !values.changes),
    );
    console.log(lines.join('\n'));
    process.exitCode = passes ? 0 : 1;
    return undefined;
  }
  if (values.save !== undefined) {
    return save(await readReview(values.changes ? isOpenChange : undefined), pictures, values.save);
  }
  if (values.import !== undefined) {
    return importFile(root, values.import, async () => readReview(() => true));
  }
  const server = await createServer({ root, results, main, before, today });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  console.log(`Approve pictures at ${address} (Ctrl+C ends this)`);
  return undefined;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
