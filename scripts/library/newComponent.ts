/**
 * `npm run new:component -- Name` makes a component that passes every check but the pictures: a copy of UndoBar by another
 * name, which is then named wherever UndoBar is. Prints what is to be changed by hand. `git restore` and `git clean` undo it.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyComponent, refusal } from './copyComponent.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , name = ''] = process.argv;

function run(command: string, ...options: string[]) {
  execFileSync(command, options, {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a command file, which only a shell can start.
    shell: process.platform === 'win32',
  });
}

/** Records the sizes; returns whether each is within its budget. */
function measure() {
  run('npm', 'run', '--silent', 'build');
  try {
    run('node', 'scripts/measure/componentSizes.ts', '--record');
    return true;
  } catch {
    return false;
  }
}

const problem = refusal(root, name);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const changed = copyComponent(root, name);
  const changeset = `.changeset/add-${name.toLowerCase()}.md`;
  writeFileSync(`${root}/${changeset}`, `---\n'@foodlog/ui': minor\n---\n\n${name} is new.\n`);
  run('npx', 'prettier', '--log-level=warn', '--write', ...changed);
  run('npm', 'run', '--silent', 'api', '--', '--record');
  const isWithin = measure();
  console.log(['Now describe it in your own words in:', ...changed, changeset].join('\n  '));
  if (!isWithin) {
    console.log(
      'All files are written, but a size is above its budget, as the lines above the list say. Bring it down, or raise its budget in scripts/measure/componentSizes.ts.',
    );
  }
}
