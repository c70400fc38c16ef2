import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A section as code and documents name it, such as §2 or "section 2"; the name of an RFC before it makes it another's. */
const reference = /(RFC \d+ )?(?:§\s?|\bsection )(\d+(?:\.\d+)*)/gi;

/** The lines of tracked text files that name a section, each with its file and number. */
function findLines(): string[] {
  const pattern = ['-e', '§', '-e', 'section [0-9]'];
  const files = ['.', ':!package-lock.json', ':!scripts/test/specification.test.ts'];
  const options = ['grep', '-I', '--line-number', '--ignore-case', ...pattern, '--', ...files];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
}

test('every section that is referred to is a heading of docs/specification.md', () => {
  const specification = readFileSync(
    new URL('../../docs/specification.md', import.meta.url),
    'utf8',
  );
  const headings = new Set(
    [...specification.matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(([, section]) => section),
  );
  const references = findLines().flatMap((line) =>
    [...line.matchAll(reference)]
      .filter(([, otherDocument]) => otherDocument === undefined)
      .map(([, , section = '']) => ({ section, place: line.split(':', 2).join(':') })),
  );
  expect(references.length).toBeGreaterThan(100);
  const missing = references.filter(({ section }) => !headings.has(section));
  expect(missing.map(({ place, section }) => `${place} refers to §${section}`)).toEqual([]);
});
