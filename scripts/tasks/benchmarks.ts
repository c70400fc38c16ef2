import type { Task } from './runTask.ts';

/** The benchmarks. docs/testing.md says what each reports. */
export const benchmarks: Record<string, Task> = {
  render: { needs: 'generate', command: ['node', 'scripts/measure/renderTimes.ts'] },
  press: { needs: 'build', command: ['node', 'scripts/measure/pressTimes.ts'] },
  open: { needs: 'build', command: ['node', 'scripts/measure/openingTimes.ts'] },
  api: { needs: 'generate', command: ['node', 'app/tests/api-speed/main.ts'] },
};
