/**
 * Compares the public API of the built library, its exports and the names of its tokens with the reports in
 * library/api. Fails if they differ, and if a report changed without a changeset in the same branch. `--record` writes
 * new reports, and the exports to library/package.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { extractApi } from './apiExtractor.ts';
import { packageExports } from './exports.ts';
import { publicNames } from './publicNames.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}library/api`;
const record = process.argv.includes('--record');
const problems: string[] = [];

const reports = new Map([['names', await publicNames()]]);
// The exports of components contain nothing that the main export does not, and all languages have the same names.
for (const path of ['index', 'locales/en']) {
  const api = await extractApi(path);
  problems.push(...api.problems);
  reports.set(path.replace('/', '-'), api.report);
}

await mkdir(folder, { recursive: true });
if (record) {
  const file = `${root}library/package.json`;
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  const written = { ...manifest, exports: packageExports() };
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`);
}
for (const [name, report] of reports) {
  const file = `${folder}/${name}.api.md`;
  if (record) await writeFile(file, report);
  else if (report !== (await readFile(file, 'utf8').catch(() => ''))) {
    problems.push(
      `The public API differs from ${file.slice(root.length)}. Run npm run api -- --record, check the difference, and describe it with npx changeset.`,
    );
  }
}

/** Returns the lines that git prints; none if there is no such commit or no git. */
function git(...options: string[]) {
  try {
    const answer = execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** The commit at which this branch left main, or on main the commit before. */
function base() {
  const [head] = git('rev-parse', 'HEAD');
  const [fork] = [
    ...git('merge-base', 'HEAD', 'origin/main'),
    ...git('merge-base', 'HEAD', 'main'),
  ];
  return fork && fork !== head ? fork : git('rev-parse', 'HEAD^')[0];
}

const isReport = (file: string) => file.startsWith('library/api/');
const tells = (file: string) =>
  /^\.changeset\/(?!README).+\.md$/.test(file) || file === 'library/CHANGELOG.md';
const from = base();
if (from) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (changed.some(isReport) && !changed.some(tells)) {
    problems.push(
      'The public API changes without a changeset: run npx changeset and commit the new file.',
    );
  }
} else if (process.env['CI']) {
  problems.push(
    'Without git history a missing changeset cannot be noticed: check out more than one commit.',
  );
} else console.log('Without git history a missing changeset cannot be noticed.');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
