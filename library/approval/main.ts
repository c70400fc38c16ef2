/**
 * Starts the approval page: `npm run approve`. With an option it does something else instead:
 * `--gate` fails if a picture is not approved, `--save FILE.html` writes the page as one file for a designer without a
 * checkout (with `--changes` only what has changed since main), and `--import FILE.json` brings back the verdicts from there.
 * `--from FOLDER` reads the last check from a folder other than test-results.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askGit } from './repository/git.ts';
import { readLastCheck } from './repository/lastCheck.ts';
import { sayAwaiting } from './repository/readStandings.ts';
import { parseVerdicts } from './repository/verdicts.ts';
import { createReview } from './review/createReview.ts';
import { importVerdicts } from './review/importVerdicts.ts';
import { Pictures } from './review/Pictures.ts';
import { createServer } from './server/createServer.ts';
import { pageHtml } from './server/pageHtml.ts';
import type { Picture, Review } from './Review.types.ts';

/** Ends the program with one line that says what is wrong. */
class Problem extends Error {}

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
const words: Record<Picture['state'], string> = {
  new: 'new, not recorded',
  changed: 'changed, not recorded',
  recorded: 'recorded, not approved',
  awaiting: 'recorded, not approved',
  rejected: 'rejected',
  approved: 'approved',
};

function readOptions() {
  const options = {
    gate: { type: 'boolean' },
    save: { type: 'string' },
    changes: { type: 'boolean' },
    import: { type: 'string' },
    from: { type: 'string' },
  } as const;
  const { values } = (() => {
    try {
      return parseArgs({ options });
    } catch (error) {
      const [first = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
      throw new Problem(
        `${first}. There are --gate, --save FILE.html with --changes, --import FILE.json and --from FOLDER.`,
      );
    }
  })();
  if ([values.gate, values.save, values.import].filter((one) => one !== undefined).length > 1) {
    throw new Problem('Use --gate, --save or --import alone.');
  }
  if (values.changes && values.save === undefined) throw new Problem('Use --changes with --save.');
  return values;
}

/** Lists what is not approved, and what makes that uncertain. */
function gate({ pictures, notices }: Review) {
  for (const { component, id, state, verdict } of pictures) {
    const note = verdict?.verdict === 'rejected' ? ` by ${verdict.by}: ${verdict.note}` : '';
    console.log(`${component}  ${id}  ${words[state]}${note}`);
  }
  for (const notice of notices) console.error(notice);
  if (pictures.length > 0) console.error(`Not approved: ${pictures.length}`);
  else if (notices.length === 0) console.log('Every picture is approved.');
  process.exitCode = pictures.length + notices.length === 0 ? 0 : 1;
}

async function save(review: Review, pictures: Pictures, file: string) {
  const ids = Object.keys(review.sizes);
  const images = Object.fromEntries(
    ids.map((id) => [id, pictures.png(id)?.toString('base64') ?? '']),
  );
  const html = await pageHtml({ review, images });
  await writeFile(file, html).catch((error: Error) => {
    throw new Problem(`${file} cannot be written: ${error.message}`);
  });
  const megabytes = (html.length / 1e6).toFixed(1);
  console.log(`${file}: ${review.pictures.length} pictures to judge, ${megabytes} MB.`);
}

async function bringBack(
  file: string,
  options: { root: string; pictures: Pictures; readReview: () => Promise<Review> },
) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`${file} cannot be read.`);
  });
  const verdicts = parseVerdicts(text, file);
  const { written, known, refused } = await importVerdicts({ ...options, verdicts });
  for (const { judgement, reason } of refused) {
    const note = judgement.note ? ` (“${judgement.note}”)` : '';
    console.error(`Refused: ${judgement.picture}, ${judgement.verdict}${note}. ${reason}`);
  }
  const there = known.length > 0 ? ` ${known.length} were there already.` : '';
  console.log(`${written.length} verdicts written, ${refused.length} refused.${there}`);
  if (refused.length > 0) {
    console.error(`${file} still has the refused ones: import it again when that is settled.`);
    process.exitCode = 1;
  }
}

async function main() {
  const values = readOptions();
  const top = await askGit(process.cwd(), 'rev-parse', '--show-toplevel');
  if (!top) throw new Problem('This folder is no git repository.');
  const root = resolve(top);
  const results = values.from === undefined ? resolve(root, 'test-results') : resolve(values.from);
  if (values.from !== undefined && !(await readLastCheck(results))) {
    throw new Problem(
      `${values.from} has no pictures.json: it must hold the results of npm run test:stories.`,
    );
  }
  const pictures = new Pictures(root);
  const readReview = async (showApproved = false, showAwaiting = true) =>
    createReview({ root, results, pictures, showApproved: () => showApproved, showAwaiting });
  if (values.gate) return gate(await readReview());
  if (values.save !== undefined) {
    return save(await readReview(false, !values.changes), pictures, values.save);
  }
  if (values.import !== undefined) {
    return bringBack(values.import, { root, pictures, readReview: async () => readReview(true) });
  }
  console.log(await sayAwaiting(root));
  const server = await createServer({ root, results, today });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  console.log(`Approve pictures at ${address} (Ctrl+C ends this)`);
  return undefined;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
