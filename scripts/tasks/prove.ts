/** Runs one of the proofs that take longer than `npm test` may: `npm run prove` lists them. */
import { proofs } from './proofs.ts';
import { runTask } from './runTask.ts';

runTask('prove', proofs);
