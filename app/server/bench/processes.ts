import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const tick = 10;

/** The fields of /proc/PID/stat after the name, or undefined if the process has ended. */
function statOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/** Returns a process and its children. */
export function withChildren(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.filter((one) => Number(statOf(one)?.[1]) === pid).map(Number)];
}

/** Returns the time that processes have computed, in the program and in the kernel, in milliseconds. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => statOf(pid)?.slice(11, 13).map(Number) ?? []);
  return ticks.reduce((sum, one) => sum + one, 0) * tick;
}

/** Returns the memory that a process holds (RSS), in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
