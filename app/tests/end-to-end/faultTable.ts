import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints a line for each test that tries a fault: what the person sees, what is kept, and whether it passed. */
export default class FaultTable implements Reporter {
  readonly #rows: { fault: string; sees: string; kept: string; passed: string }[] = [];

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
    console.table(rows);
    const failed = rows.filter(({ passed }) => passed === 'NO').length;
    console.log(`${rows.length} faults tried, ${failed} failed\n`);
  }

  printsToStdio() {
    return false;
  }
}
