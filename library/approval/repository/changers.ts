import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapPeople, readCommits, type Commit } from './commits.ts';
import { askGit } from './git.ts';
import type { MainBranch } from './mainBranch.ts';
import { readSigners } from './makers.ts';
import { splitPictureId } from './pictureId.ts';
import type { RecordedContent } from './recordedPictures.ts';
import { readShownFiles } from './shownFiles.ts';
import { isAmong } from '../rights.ts';

/** Pictures, their words and the verdicts. */
const RECORDED = '**/__image_snapshots__/**';

/**
 * Where code is that any picture may show, also without an import, and which versions of packages draw it. Elsewhere are files
 * such as the list of designers, or a page saved for one.
 */
const DRAWN =
  /^((library\/src|library\/approval\/page|app\/client|\.storybook)\/|package-lock\.json$)/;

const component = (path: string) => /^library\/src\/components\/\w+\//.exec(path)?.[0];

/** `Name <email>` of the person who uses git in this folder, as the mailmap of main has it. */
export async function readPerson(root: string, main: MainBranch): Promise<string | undefined> {
  const name = await askGit(root, 'config', 'user.name');
  const email = await askGit(root, 'config', 'user.email');
  const isRepository = await askGit(root, 'rev-parse', '--git-dir');
  if (!name || !email || !isRepository) return undefined;
  const [person] = await mapPeople(root, main, [`${name} <${email}>`]);
  return person;
}

/**
 * Reads who changed each picture since main: its files, or the code that it shows. Where nobody changed its files, it is also who
 * did so last, except for a picture that the code of the branch draws and nobody has recorded. A commit is by its authors, by
 * who committed it and by who signed it, because the author of a commit is whoever its committer says. Whoever uses git here has
 * changed what is not committed.
 */
export async function readChangers(
  root: string,
  main: MainBranch,
): Promise<(picture: Pick<RecordedContent, 'id' | 'folder' | 'isRecorded'>) => string[]> {
  const recorded = `:(glob)${RECORDED}`;
  const read = async (...options: string[]) =>
    readCommits(root, main, '--name-only', '--no-renames', ...options);
  // With -c, a merge is one of those that changed a file if it differs from all its parents there. One that keeps the old of
  // two versions differs only from what git would have made of them.
  const range = main.base ? `${main.base}..HEAD` : 'HEAD';
  const since = await read('-c', range);
  // That needs Git 2.36.
  if (await askGit(root, 'rev-list', '--merges', '--max-count=1', range))
    since.push(...(await read('--merges', '--remerge-diff', range)));
  const last = new Map<string, Commit>();
  for (const commit of await read('-c', 'HEAD', '--', recorded)) {
    for (const path of commit.lines) if (!last.has(path)) last.set(path, commit);
  }
  const person = await readPerson(root, main);
  const status = ['status', '--porcelain', '-z', '-uall', '--no-renames'];
  const changed = ((await askGit(root, ...status)) ?? '').split('\0').filter(Boolean);
  const lines = changed.map((entry) => entry.slice(3));
  if (person) since.push({ id: '', authors: [person], committer: person, lines });
  const ids = [...since, ...last.values()].map(({ id }) => id).filter(Boolean);
  const signers = await readSigners(root, main, [...new Set(ids)]);
  const peopleOf = ({ id, authors, committer }: Commit) => {
    const people = [...authors, committer];
    const signer = signers.get(id);
    return signer === undefined || isAmong(signer, people) ? people : [...people, signer];
  };

  const shownIn = new Map<string, ReadonlySet<string>>();

  return ({ id, folder, isRecorded = true }) => {
    const texts = [id, splitPictureId(id).story].map((name) => `${folder}/${name}.txt`);
    // A mode without words of its own has those of its story.
    const words = texts.find((file) => existsSync(join(root, file))) ?? '';
    const own = [`${folder}/${id}.png`, words];
    const place = dirname(folder);
    const shown = shownIn.get(place) ?? readShownFiles(root, place);
    shownIn.set(place, shown);
    const home = component(`${place}/`);
    const isShown = (path: string) => {
      // First, because code can stand in the folder of pictures, too.
      if (shown.has(path)) return true;
      if (path.includes('/__image_snapshots__/')) return own.includes(path);
      // Another component that no story here imports is not shown. What is gone may have been.
      const isOther = home && component(path) && component(path) !== home;
      return DRAWN.test(path) && !(isOther && existsSync(join(root, path)));
    };
    const changes = since.filter((commit) => commit.lines.some(isShown));
    const isOwnChanged = changes.some(({ lines: paths }) =>
      own.some((path) => paths.includes(path)),
    );
    if (!isOwnChanged && (isRecorded || changes.length === 0))
      changes.push(...own.flatMap((path) => last.get(path) ?? []));
    return [...new Set(changes.flatMap(peopleOf))];
  };
}
