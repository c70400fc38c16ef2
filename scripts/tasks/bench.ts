/** Runs one of the benchmarks: `npm run bench` lists them. */
import { benchmarks } from './benchmarks.ts';
import { runTask } from './runTask.ts';

runTask('bench', benchmarks);
