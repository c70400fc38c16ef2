import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured } from '../../.storybook/testing/measureContrast.ts';

interface StoryContrasts {
  title: string;
  measured: Measured[];
}

const states = ['rest', 'hover', 'focus', 'active'] as const;
const kinds = ['text', 'graphic', 'edge', 'focus'] as const;

/**
 * Writes the lowest contrast of each component, colour scheme and state to test-results/contrast.md, and prints the
 * lowest contrast of each scheme.
 */
export async function tabulateContrast(root: string) {
  const files = globSync('test-results/contrast/*.json', { cwd: root }).toSorted();
  const stories: StoryContrasts[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8'))),
  );
  const byComponent = Map.groupBy(stories, ({ title }) => title);
  const lines = [
    `| Component | Scheme | State | ${kinds.join(' | ')} |`,
    `| --- | --- | --- |${' ---: |'.repeat(kinds.length)}`,
  ];
  for (const [title, group] of byComponent) {
    const measured = group.flatMap((story) => story.measured);
    for (const [scheme, ofScheme] of Map.groupBy(measured, (one) => one.scheme)) {
      for (const state of states) {
        const lowest = kinds.map((kind) => {
          const ratios = ofScheme.filter((one) => one.state === state && one.kind === kind);
          return ratios.length ? Math.min(...ratios.map(({ ratio }) => ratio)).toFixed(2) : '–';
        });
        if (lowest.some((cell) => cell !== '–')) {
          lines.push(`| ${title} | ${scheme} | ${state} | ${lowest.join(' | ')} |`);
        }
      }
    }
  }
  await writeFile(join(root, 'test-results/contrast.md'), `${lines.join('\n')}\n`);
  const all = stories.flatMap(({ measured }) => measured);
  for (const [scheme, ofScheme] of Map.groupBy(all, (one) => one.scheme)) {
    const lowest = kinds.map((kind) => {
      const ratios = ofScheme.filter((one) => one.kind === kind).map(({ ratio }) => ratio);
      return `${kind} ${ratios.length ? Math.min(...ratios).toFixed(2) : '–'}`;
    });
    console.log(`Lowest contrast, ${scheme}: ${lowest.join(', ')} (${ofScheme.length} measured)`);
  }
}
