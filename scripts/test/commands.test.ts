import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAMED =
  /(?:npm run |'run', )(?:'?--silent'?,? )?'?([a-z][\w:-]*)(?![:\w<-])'?(?:,? '?--workspace'?,? '?([\w/-]+))?/g;

async function scriptsOf(workspace: string): Promise<string[]> {
  const manifest: { scripts?: object } = JSON.parse(
    await readFile(`${root}${workspace}/package.json`, 'utf8'),
  );
  return Object.keys(manifest.scripts ?? {});
}

test('every npm script that a document, a script or a comment names exists', async () => {
  const files = execFileSync('git', ['grep', '-lE', "npm run|'run', "], {
    cwd: root,
    encoding: 'utf8',
  });
  const missing: string[] = [];
  for (const file of files.trim().split('\n')) {
    // A project outside of the workspaces has scripts of its own.
    if (file.startsWith('library/consumers/') || file === 'scripts/test/commands.test.ts') continue;
    const text = await readFile(`${root}${file}`, 'utf8');
    for (const [command, script = '', workspace = '.'] of text.matchAll(NAMED)) {
      if (!(await scriptsOf(workspace)).includes(script)) missing.push(`${file}: ${command}`);
    }
  }
  expect(missing).toEqual([]);
});

test('the README says of every long proof whether CI runs it', async () => {
  const readme = await readFile(`${root}README.md`, 'utf8');
  const inCI: string[] = [];
  const byHand: string[] = [];
  for (const [row, run = ''] of readme.matchAll(/^\| `npm run prove:.*\| (\S.*?) +\|$/gm)) {
    const names = row.match(/prove:\w+/g) ?? [];
    (run === 'CI' ? inCI : byHand).push(...names);
  }
  const ci = await readFile(`${root}.ci/run`, 'utf8');
  expect(ci.match(/prove:\w+/g)).toEqual(inCI);
  const scripts = (await scriptsOf('.')).filter((name) => name.startsWith('prove:'));
  expect([...inCI, ...byHand].toSorted()).toEqual(scripts.toSorted());
});
