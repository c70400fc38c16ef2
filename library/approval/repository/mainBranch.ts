import { mapPeople } from './commits.ts';
import { askGit } from './git.ts';

/** Where the designers are listed, and the keys with which they sign. */
const DESIGNERS = 'library/approval/designers.json';
const SIGNERS = 'library/approval/allowed_signers';

/** What main says, which the branch that is to be approved cannot change. */
export interface MainBranch {
  /** Undefined if git knows no main here. */
  commit: string | undefined;
  /** The commit to which this branch is compared: where it left main, or the last one if git knows no main. */
  base: string | undefined;
  /** `Name <email>` of every designer. */
  designers: string[];
  /** The keys whose signatures count, as `gpg.ssh.allowedSignersFile` lists them. Undefined if there is no such file. */
  signers: string | undefined;
  /** Whether git has only a part of the history, which cannot say who changed a picture or approved it. */
  isShallow: boolean;
}

const isPerson = (one: unknown) => typeof one === 'string' && /^[^<>]+ <[^<>\s]+>$/.test(one);

function parseDesigners(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isPerson)) return list;
  } catch {
    // Said below.
  }
  throw new Error(
    `${DESIGNERS} of main must be a list such as ["Ada Lovelace <ada@example.org>"].`,
  );
}

function requireSigners(text: string) {
  const wrong = text
    .split('\n')
    .findIndex((line) => !/^\s*(#.*)?$|^\S+ (.*[\s,])?(ssh|ecdsa|sk)-\S+ [\w+/=]+/.test(line));
  if (wrong >= 0) {
    throw new Error(
      `Line ${wrong + 1} of ${SIGNERS} of main is no key: it needs an email address and a public key.`,
    );
  }
}

/**
 * Reads what main says.
 * @param given another branch into which the changes are to be merged. By default it is main, of `origin` where there is one.
 * @throws when git does not know the given branch, or when main lists designers or keys in a way that cannot be read.
 */
export async function readMain(root: string, given?: string): Promise<MainBranch> {
  const names = given === undefined ? ['refs/remotes/origin/main', 'refs/heads/main'] : [given];
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  let commit: string | undefined;
  for (const name of names) commit ??= await askGit(root, ...verify, `${name}^{commit}`);
  if (commit === undefined && given !== undefined) {
    throw new Error(`Git knows no ${given} here: fetch it first.`);
  }
  const read = async (file: string) => commit && (await askGit(root, 'show', `${commit}:${file}`));
  const signers = await read(SIGNERS);
  if (signers !== undefined) requireSigners(signers);
  return {
    commit,
    base: await askGit(root, ...(commit ? ['merge-base', 'HEAD', commit] : ['rev-parse', 'HEAD'])),
    designers: await mapPeople(root, { commit }, parseDesigners((await read(DESIGNERS)) ?? '[]')),
    signers,
    isShallow: (await askGit(root, 'rev-parse', '--is-shallow-repository')) === 'true',
  };
}
