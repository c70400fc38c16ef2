/**
 * Looks for pictures that flicker: compares all pictures in shuffled orders, five times or as often as the argument says,
 * and fails if one is ever not as recorded: `npm run prove -- flicker 20`.
 */
import { fileURLToPath } from 'node:url';
import { stories } from '../../.storybook/testing/stories.ts';
import { runStories } from './runStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('The argument is the number of rounds: a whole number from 1.');
  process.exit(1);
}
const failures = new Map<string, number>();
for (let round = 1; round <= rounds; round += 1) {
  console.log(`— Round ${round} of ${rounds}`);
  const { results } = await runStories(root, { stories, seed: String(round) });
  for (const { story, fault } of results) {
    if (fault !== undefined) failures.set(story.id, (failures.get(story.id) ?? 0) + 1);
  }
}
for (const [id, times] of failures) console.log(`${id}: failed in ${times} of ${rounds} rounds`);
console.log(`${failures.size} of ${stories.length} stories failed in ${rounds} rounds`);
process.exitCode = failures.size > 0 ? 1 : 0;
