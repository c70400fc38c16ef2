/**
 * Compares the public API of the built library with the reports in library/api. Fails if they differ, and if a report, a
 * token or an export changed without a changeset in the same branch. `--record` writes new reports, and the exports to
 * library/package.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { extractApi } from './apiExtractor.ts';
import { packageExports } from './exports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}library/api`;
const manifestFile = 'library/package.json';
const record = process.argv.includes('--record');
const problems: string[] = [];

const reports = new Map<string, string>();
// The exports of components contain nothing that the main export does not, and all languages have the same names.
for (const path of ['index', 'locales/en']) {
  const api = await extractApi(path);
  problems.push(...api.problems);
  reports.set(path.replace('/', '-'), api.report);
}

await mkdir(folder, { recursive: true });
if (record) {
  const manifest: object = JSON.parse(await readFile(root + manifestFile, 'utf8'));
  const written = { ...manifest, exports: packageExports() };
  await writeFile(root + manifestFile, `${JSON.stringify(written, null, 2)}\n`);
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

/** Whether the file changes what teams use, since that commit. */
function isPublic(file: string, since: string) {
  if (file !== manifestFile) return /^library\/(api\/|src\/tokens\/tokens\.json)/.test(file);
  const before: { exports?: object } = JSON.parse(git('show', `${since}:${file}`).join('\n'));
  return !isDeepStrictEqual(before.exports, packageExports());
}

const tells = (file: string) =>
  /^\.changeset\/(?!README).+\.md$/.test(file) || file === 'library/CHANGELOG.md';
const from = base();
if (from) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (changed.some((file) => isPublic(file, from)) && !changed.some(tells)) {
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
