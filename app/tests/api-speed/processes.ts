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

function timeOf(pid: number | string, end: number): number {
  const ticks = statOf(pid)?.slice(11, end).map(Number) ?? [];
  return ticks.reduce((sum, one) => sum + one, 0) * tick;
}

/** Returns the time that a process has computed, in the program and in the kernel, in milliseconds. */
export const processorTime = (pid: number): number => timeOf(pid, 13);

/** Returns the time that a process and its children have computed, those that have ended included, in milliseconds. */
export function processorTimeWithChildren(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((one) => Number(statOf(one)?.[1]) === pid);
  return children.reduce((sum, one) => sum + timeOf(one, 13), timeOf(pid, 15));
}

/** Returns the memory that a process holds (RSS), in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
