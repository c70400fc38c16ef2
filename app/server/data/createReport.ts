import type { WriteStream } from 'node:tty';
import type { Report } from './report.ts';

const number = new Intl.NumberFormat('en');

/** Prints the progress: on a terminal in one line, ten times a second, and elsewhere in a new line every ten seconds. */
export function createReport(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  clock = () => performance.now(),
): Report & { end(): void } {
  const terminal = stream.isTTY === true;
  const interval = terminal ? 100 : 10_000;
  let step: { what: string; from: number; done: number; printed: number } | undefined;
  let open = false;

  const endLine = () => {
    if (open) stream.write('\n');
    open = false;
  };
  return {
    progress(what, done, total) {
      const now = clock();
      if (step?.what !== what) {
        endLine();
        step = { what, from: now, done, printed: terminal ? -Infinity : now };
      }
      if (now - step.printed < interval && !(terminal && done >= total)) return;
      step.printed = now;
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      const rate = Math.round((done - step.done) / Math.max((now - step.from) / 1000, 0.001));
      const line = `${what}: ${number.format(done)} of ${number.format(total)} (${percent} %), ${number.format(rate)} a second`;
      stream.write(terminal ? `\r\u001B[K${line}` : `${line}\n`);
      open = terminal;
    },
    note(text) {
      endLine();
      stream.write(`${text}\n`);
    },
    end: endLine,
  };
}
