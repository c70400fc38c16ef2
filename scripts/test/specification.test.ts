import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A reference to a section, such as §2 or "section 2". A section of an RFC belongs to another document. */
const reference = /(RFC \d+ )?(?:§\s?|\bsection )(\d+(?:\.\d+)*)/gi;

/** Returns the lines of tracked text files that refer to a section, each with its file and line number. */
function findLines(): string[] {
  const pattern = ['-e', '§', '-e', 'section [0-9]'];
  const files = ['.', ':!package-lock.json', ':!scripts/test/specification.test.ts'];
  const options = ['grep', '-I', '--line-number', '--ignore-case', ...pattern, '--', ...files];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
}

test('every section that a file refers to is a heading of docs/specification.md', () => {
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
