import type { LogSums } from '../../storage/transfer/logSums.ts';

const number = new Intl.NumberFormat('en');

/** Writes a count for people: `1 entry`, `2,000 entries`. */
export function counted(count: number, one: string, several: string): string {
  return `${number.format(count)} ${count === 1 ? one : several}`;
}

export function describeSums({ people, entries, deleted }: LogSums): string {
  return `${counted(entries, 'entry', 'entries')} (${number.format(deleted)} deleted) of ${counted(people, 'person', 'people')}`;
}
