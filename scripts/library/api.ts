/**
 * Compares the public API of the built library, its entries and the names of its tokens with the reports in
 * library/api. Fails when they differ, until `npm run api -- --record` has written the new ones, and when a report
 * changed without a changeset in the same branch.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { extractApi } from './apiExtractor.ts';
import { publicNames } from './publicNames.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}library/api`;
const record = process.argv.includes('--record');
const problems: string[] = [];

const reports = new Map([['names', await publicNames()]]);
// The entries of components export nothing that the main entry does not; languages are all alike.
for (const entry of ['index', 'locales/en']) {
  const api = await extractApi(entry);
  problems.push(...api.problems);
  reports.set(entry.replace('/', '-'), api.report);
}

await mkdir(folder, { recursive: true });
for (const [name, report] of reports) {
  const file = `${folder}/${name}.api.md`;
  if (record) await writeFile(file, report);
  else if (report !== (await readFile(file, 'utf8').catch(() => ''))) {
    problems.push(
      `The public API is no longer what ${file.slice(root.length)} says. Look at the difference after npm run api -- --record, and tell of it with npm run changeset.`,
    );
  }
}

/** Lines that git answers; none where there is no such commit, or no git at all. */
function git(...options: string[]) {
  try {
    const answer = execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Where this branch left main; on main itself the commit before. */
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
      'The public API changes and no changeset says so: run npm run changeset and commit what it writes.',
    );
  }
} else console.log('There is no git history here that could tell of a missing changeset.');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
