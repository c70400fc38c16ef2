import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

interface Row {
  fault: string;
  sees: string;
  kept: string;
  passed: string;
}

const titles: Row = { fault: 'Fault', sees: 'The person sees', kept: 'Kept', passed: 'Passed' };
const columns = ['fault', 'sees', 'kept', 'passed'] as const;

/** Prints a line for each test that tries a fault: what the person sees, what is kept, and whether it passed. */
export default class FaultTable implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd({ annotations, title }: TestCase, { status }: TestResult) {
    const of = (type: string) => annotations.find((one) => one.type === type)?.description;
    const [sees, kept] = [of('sees'), of('kept')];
    if (sees === undefined || kept === undefined || status === 'skipped') return;
    const passed = status === 'passed' ? 'yes' : 'NO';
    this.#rows.push({ fault: of('fault') ?? title, sees, kept, passed });
  }

  onEnd() {
    if (this.#rows.length === 0) return;
    const rows = this.#rows.toSorted((one, other) => one.fault.localeCompare(other.fault));
    const width = (column: keyof Row) =>
      Math.max(...[titles, ...rows].map((row) => row[column].length));
    const line = (row: Row) =>
      columns
        .map((column) => row[column].padEnd(width(column)))
        .join('  ')
        .trimEnd();
    const failed = rows.filter(({ passed }) => passed === 'NO').length;
    console.log(
      ['', line(titles), ...rows.map((row) => line(row)), ''].join('\n') +
        `${rows.length} faults tried, ${failed} failed\n`,
    );
  }

  printsToStdio() {
    return false;
  }
}
