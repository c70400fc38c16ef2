/**
 * Looks for pictures that flicker: compares all pictures in shuffled orders, five times or as often as the argument says,
 * and fails if one is ever not as recorded: `npm run prove -- flicker 20`.
 */
import { fileURLToPath } from 'node:url';
import { countRecorded } from './recordedPictures.ts';
import { runStories } from './runStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('The argument is the number of rounds: a whole number from 1.');
  process.exit(1);
}
const total = countRecorded(root);
const flickering = new Map<string, number>();
let compared = 0;
let failures = 0;
for (let round = 1; round <= rounds; round += 1) {
  console.log(`— Round ${round} of ${rounds}`);
  const { exitCode, pictures } = await runStories(root, {
    total,
    environment: { SHUFFLE_SEED: String(round) },
    options: ['--randomize', `--seed=${round}`, '--testSequencer=./.storybook/testing/shuffle.cjs'],
  });
  compared += pictures.length;
  if (exitCode !== 0 || pictures.length !== total) failures += 1;
  for (const { id, state } of pictures) {
    if (state !== 'same') flickering.set(id, (flickering.get(id) ?? 0) + 1);
  }
}
for (const [id, times] of flickering) console.log(`${id}: ${times} of ${rounds} rounds`);
console.log(
  `${flickering.size} flickering pictures, ${compared} compared in ${rounds} rounds, ${failures} rounds failed`,
);
process.exitCode = flickering.size + failures > 0 ? 1 : 0;
