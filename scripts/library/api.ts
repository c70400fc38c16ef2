/**
 * Compares the public API of the built library with the report in library/api. Fails if they differ, and if the report, a
 * token, a language or an export changed without a changeset in the same branch. `--record` writes the report, and the
 * exports to library/package.json.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { extractApi } from './apiExtractor.ts';
import { packageExports } from './exports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = 'library/api/index.api.md';
const manifestFile = 'library/package.json';

// The exports of components contain nothing that the main export does not.
const { report, problems } = await extractApi();
if (process.argv.includes('--record')) {
  await writeFile(root + reportFile, report);
  const manifest: object = JSON.parse(await readFile(root + manifestFile, 'utf8'));
  const written = { ...manifest, exports: packageExports() };
  await writeFile(root + manifestFile, `${JSON.stringify(written, null, 2)}\n`);
} else if (report !== (await readFile(root + reportFile, 'utf8').catch(() => ''))) {
  problems.push(
    `The public API differs from ${reportFile}. Run npm run api -- --record, check the difference, and describe it with npx changeset.`,
  );
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
  if (file === manifestFile) {
    const before: { exports?: object } = JSON.parse(git('show', `${since}:${file}`).join('\n'));
    return !isDeepStrictEqual(before.exports, packageExports());
  }
  return /^library\/(api\/|src\/(tokens\/tokens\.json|locales\/[\w-]+\.ts)$)/.test(file);
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
