import { expect, test } from 'vitest';
import { createReport } from './createReport.ts';

function reportTo(isTTY: boolean) {
  let [printed, now] = ['', 0];
  const write = (text: string) => {
    printed += text;
    return true;
  };
  const report = createReport({ write, isTTY }, () => now);
  return {
    report,
    printed: () => printed,
    /** Tells the progress, half a second later. */
    later: (done: number) => {
      now += 500;
      report.progress('Storing entries', done, 2000);
    },
  };
}

test('on a terminal, one line shows entries, per cent and rate, and ends when the work does', () => {
  const { report, printed, later } = reportTo(true);
  report.progress('Storing entries', 0, 2000);
  later(500);
  later(2000);
  report.end();
  expect(printed().split('\r\u001B[K')).toEqual([
    '',
    'Storing entries: 0 of 2,000 (0 %), 0 a second',
    'Storing entries: 500 of 2,000 (25 %), 1,000 a second',
    'Storing entries: 2,000 of 2,000 (100 %), 2,000 a second\n',
  ]);
});

test('elsewhere, there is a plain line every ten seconds, and nothing for short work', () => {
  const { report, printed, later } = reportTo(false);
  for (let count = 0; count < 50; count += 1) later(count);
  report.note('Going on after line 7.');
  report.end();
  expect(printed().split('\n')).toEqual([
    'Storing entries: 20 of 2,000 (1 %), 2 a second',
    'Storing entries: 40 of 2,000 (2 %), 2 a second',
    'Going on after line 7.',
    '',
  ]);
});

test('of work that went on in the middle, the rate is that of this time', () => {
  const { printed, later } = reportTo(true);
  later(1000);
  later(1100);
  expect(printed()).toContain('1,100 of 2,000 (55 %), 200 a second');
});
