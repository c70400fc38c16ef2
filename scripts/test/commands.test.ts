import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTexts, tasks } from '../tasks/tasks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAMED =
  /(?:npm run (?:--silent )?|'run', (?:'--silent', )?')([a-z][\w:-]*)(?![:\w<-])'?(?:,? '?--workspace'?,? '?([\w/-]+))?/g;

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
    if (file.startsWith('library/examples/') || file === 'scripts/test/commands.test.ts') continue;
    const text = await readFile(`${root}${file}`, 'utf8');
    for (const [command, script = '', workspace = '.'] of text.matchAll(NAMED)) {
      if (!(await scriptsOf(workspace)).includes(script)) missing.push(`${file}: ${command}`);
    }
  }
  expect(missing).toEqual([]);
});

test('docs/testing.md says of every proof and benchmark what it does, and whether CI runs it', async () => {
  const page = await readFile(`${root}docs/testing.md`, 'utf8');
  for (const kind of ['prove', 'bench'] as const)
    expect([...readTexts(kind).keys()].toSorted()).toEqual(Object.keys(tasks[kind]).toSorted());
  const inCI = page.matchAll(/^\| `npm run prove -- ([\w-]+).* CI\b[^|]*\|$/gm);
  const ci = await readFile(`${root}.ci/run`, 'utf8');
  const run = ci.matchAll(/\bprove -- ([\w-]+)/g);
  expect([...run].map(([, name]) => name)).toEqual([...inCI].map(([, name]) => name));
});
