import type { Task } from './runTask.ts';

/** The benchmarks. docs/testing.md says what each reports. */
export const benchmarks: Record<string, Task> = {
  render: { needs: ['generate', 'browser'], command: ['node', 'scripts/measure/benchRender.ts'] },
  press: { needs: ['build', 'browser'], command: ['node', 'scripts/measure/benchPress.ts'] },
  open: { needs: ['build', 'browser'], command: ['node', 'scripts/measure/benchOpen.ts'] },
  api: { needs: ['codegen'], command: ['node', 'app/server/bench/main.ts'] },
};
