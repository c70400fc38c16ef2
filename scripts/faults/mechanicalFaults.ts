import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFault } from './chosenFaults.ts';

interface Kind {
  files: string;
  /** Finds what is changed; its groups are what stands before it, itself, and what stands behind it. */
  finds: RegExp;
  change: (found: string) => string;
  what: string;
  changesWords: boolean;
}

const kinds: Kind[] = [
  {
    files: 'library/src/tokens/tokens.generated.ts',
    // Only colours: each is in several places, so the name of its property is part of the text.
    finds: /("\w+":")(#[0-9a-f]{6})(")/g,
    change: (color) => `#${color.slice(3)}${color.slice(1, 3)}`,
    what: 'another colour',
    changesWords: false,
  },
  {
    files: 'library/src/tokens/tokens.generated.ts',
    // Pictures are still, so motion is not in them.
    finds: /(const (?!motion)\w+ = )(\d+(?:\.\d+)?)(;)/g,
    change: (size) => String(Number(size) * 1.25),
    what: 'a quarter more',
    changesWords: false,
  },
  {
    files: 'library/src/{components/*,food-fields,entry-figures}/*.tsx',
    finds: /(\s)(aria-\w+)(=)/g,
    change: (name) => name.replace('aria-', 'data-'),
    what: 'without an ARIA attribute',
    changesWords: true,
  },
  {
    files: 'library/src/{components/*,food-fields,entry-figures}/*.en.ts',
    finds: /(: ')([^'\n]+)(')/g,
    change: (text) => text.slice(0, -1),
    what: 'a text without its last letter',
    changesWords: true,
  },
  {
    files: 'library/src/{components/*,food-fields}/*.tsx',
    finds: /(\s)(disabled)(=\{)/g,
    change: (name) => `data-${name}`,
    what: 'never disabled',
    changesWords: true,
  },
];

const outsideProduct = /\.(stories|test|conformance|example|faults|accessibility|docs)\./;

/** Every fault of one kind. What cannot be told apart by its surroundings is left out. */
function faultsOf(root: string, { files, finds, change, what, changesWords }: Kind) {
  return globSync(files, { cwd: root })
    .filter((file) => !outsideProduct.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(finds)].flatMap(
        ({ index, 0: whole, 1: before = '', 2: found = '', 3: after = '' }) => {
          // A grey has the same channels in any order.
          if (change(found) === found) return [];
          const end = index + whole.length;
          // The surroundings grow until they are in one place only.
          for (let around = 0; around <= 80; around += 10) {
            const [left, right] = [
              source.slice(index - around, index),
              source.slice(end, end + around),
            ];
            const text = left + whole + right;
            if (source.split(text).length !== 2) continue;
            const place = whole.replace(/\s+/g, ' ').trim();
            return [
              {
                name: `${what}: ${place} in ${file.slice('library/src/'.length)}${around > 0 ? `, position ${index}` : ''}`,
                in: file,
                replace: text,
                with: left + before + change(found) + after + right,
                changesWords,
              },
            ];
          }
          return [];
        },
      );
    });
}

/** A sample of mechanical faults, the same for the same seed: as many of each kind as there are, up to its share. */
export function mechanicalFaults(root: string, count: number, seed: number): PictureFault[] {
  const order = ({ name }: PictureFault) =>
    createHash('sha256').update(`${seed}${name}`).digest('hex');
  const queues = kinds.map((kind) =>
    faultsOf(root, kind).toSorted((one, other) => (order(one) < order(other) ? -1 : 1)),
  );
  const sample: PictureFault[] = [];
  while (sample.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && sample.length < count) sample.push(next);
    }
  }
  return sample;
}
