import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';

const run = promisify(execFile);

/** The people of the tests. Only the first is a listed designer. */
export const designer = 'Designer One <designer@example.org>';
export const developer = 'Developer One <developer@example.org>';

/** The folder of the pictures of the tests. */
export const FOLDER = 'library/src/components/Card/__image_snapshots__';
/** How many pictures the token moves. */
export const COUNT = 6;
const TOKENS = 'library/src/tokens/tokens.json';

/** The id of a picture of the tests. */
export const idOf = (index: number) => `components-card--story-${index}`;

/** A picture of a bar on paper: antialiased at its lower edge, and a different one for every index. */
export function paint(colour: [number, number, number], index: number, extra = 0): Buffer {
  const [width, height] = [80, 60];
  const png = new PNG({ width, height });
  const paper = [251, 250, 246] as const;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBar = x > 10 && x < 30 + index * 4;
      const share = isBar && y > 10 && y < 20 ? 1 : isBar && y === 20 ? 0.4 : 0;
      const isExtra = extra > 0 && x >= 60 && y >= 40 && y < 40 + extra;
      for (const channel of [0, 1, 2] as const) {
        const mixed = paper[channel] + share * (colour[channel] - paper[channel]);
        png.data[(y * width + x) * 4 + channel] = isExtra ? 20 * channel : Math.round(mixed);
      }
      png.data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(png);
}

/** The colour of the bar before and after the change of the token. */
export const oldFats: [number, number, number] = [138, 90, 0];
export const newFats: [number, number, number] = [122, 74, 0];

const tokens = (hex: string) =>
  JSON.stringify({ color: { light: { fats: { $value: { colorSpace: 'srgb', hex } } } } });

const indices = Array.from({ length: COUNT }, (_, index) => index);
// One picture also changed otherwise.
const now = (index: number) => paint(newFats, index, index === COUNT - 1 ? 9 : 0);

/** What tests do in a repository. */
function actIn(root: string) {
  const write = async (path: string, content: Buffer | string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const git = async (...options: string[]) =>
    (await run('git', options, { cwd: root })).stdout.trim();
  /** Makes somebody the user of git. */
  const become = async (person: string) => {
    const [, name = '', email = ''] = /^(.*) <(.*)>$/.exec(person) ?? [];
    // The last of several users counts. Git itself would take two processes.
    await appendFile(join(root, '.git/config'), `[user]\n  name = ${name}\n  email = ${email}\n`);
  };
  const commit = async (subject: string) => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', subject);
  };
  return { root, write, git, become, commit };
}

/** Makes a repository in which a developer changed a token that moves all pictures. @returns its files, those of git among them. */
async function readFirst(): Promise<[path: string, content: Buffer][]> {
  const root = await mkdtemp(join(tmpdir(), 'foodlog-approval-'));
  const { write, git, become, commit } = actIn(root);
  await git('init', '--quiet', '--template=', '--initial-branch', 'main');
  // Each commit would look for something to tidy up.
  await git('config', 'maintenance.auto', 'false');
  await become(developer);
  await write('.gitignore', 'test-results/\n');
  await write('library/approval/designers.json', JSON.stringify([designer]));
  await write(TOKENS, tokens('#8a5a00'));
  for (const index of indices) {
    await write(`${FOLDER}/${idOf(index)}.png`, paint(oldFats, index));
    await write(`${FOLDER}/${idOf(index)}.txt`, `- text: ${index}\n---\n---\n${index}\n`);
  }
  await commit('Pictures as they were');
  await git('switch', '--quiet', '--create', 'darker-fats');
  await write(TOKENS, tokens('#7a4a00'));
  await commit('Darker fats');
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const contents = files.map(async (file): Promise<[string, Buffer]> => [
    relative(root, file),
    await readFile(file),
  ]);
  const read = await Promise.all(contents);
  await rm(root, { recursive: true });
  return read;
}

let first: ReturnType<typeof readFirst> | undefined;

/** A copy of that repository in a temporary folder, with what a check found in it. */
export async function createRepository() {
  const root = await mkdtemp(join(tmpdir(), 'foodlog-approval-'));
  const actions = actIn(root);
  const { write, git, become, commit } = actions;
  first ??= readFirst();
  for (const [path, content] of await first) await write(path, content);
  // Git takes copied files for changed until it has looked at them.
  await git('update-index', '--refresh');
  /** Writes what a check found: the pictures by their index. */
  const check = async (found: { index: number; png: Buffer; words?: string }[]) => {
    const pictures = found.map(({ index }) => ({
      id: idOf(index),
      story: idOf(index),
      folder: FOLDER,
      state: 'changed',
    }));
    await write('test-results/pictures.json', JSON.stringify({ pictures }));
    for (const { index, png, words = `- text: ${index}\n---\n---\n${index}\n` } of found) {
      await write(`test-results/pictures/${idOf(index)}.png`, png);
      await write(`test-results/pictures/${idOf(index)}.txt`, words);
    }
  };
  /** Writes and commits what the check found in the developer's name, as test:stories -- --record does. */
  const record = async () => {
    for (const index of indices) await write(`${FOLDER}/${idOf(index)}.png`, now(index));
    await become(developer);
    await commit('Record');
    await check([]);
  };
  await check(indices.map((index) => ({ index, png: now(index) })));
  return {
    ...actions,
    check,
    record,
    remove: async () => rm(root, { recursive: true, force: true }),
  };
}

/** A repository of a test. */
export type TestRepository = Awaited<ReturnType<typeof createRepository>>;
