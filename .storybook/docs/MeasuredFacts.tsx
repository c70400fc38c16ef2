import { Facts } from './Facts.tsx';
import type { textsOf } from './componentTexts.ts';

type Measured = NonNullable<ReturnType<typeof textsOf>>['measured'];

const number = (value: number) => value.toLocaleString('en-US');

const facts = (one: { bytes: number; budget: number }) => [
  `${number(one.bytes)} B`,
  `at most ${number(one.budget)} B`,
];

/** The latest measurements of what a component costs. */
export function MeasuredFacts(measured: Measured) {
  const { bytes, together, html, instantiations, instantiationsOfMui, render } = measured;
  const rows: string[][] = [];
  if (bytes) {
    const what = 'Size added to an app that already uses MUI, gzip';
    if ('goal' in bytes) {
      rows.push(
        [what, `${number(bytes.bytes)} B`, `goal ${number(bytes.goal)} B`],
        [
          'Size of the five components with a goal together, including the suggestions of FoodForm',
          ...facts(together),
        ],
      );
    } else rows.push([what, `${number(bytes.bytes)} B`, 'none']);
  }
  if (html) {
    const what = 'Server-rendered HTML of the example, with styles';
    rows.push(
      'budget' in html ? [what, ...facts(html)] : [what, `${number(html.bytes)} B`, 'none'],
    );
  }
  if (instantiations) {
    rows.push(['Type instantiations on top of MUI', number(instantiations), 'goal 1,500']);
  }
  for (const [name, counted] of instantiationsOfMui) {
    rows.push([`For comparison: type instantiations of MUI’s ${name}`, number(counted), '']);
  }
  for (const [how, times] of render) {
    const { ratio, from, to } = times;
    const goal = 'goal' in times ? `goal × ${times.goal}` : '';
    rows.push([`Time to render ${how}`, `× ${ratio} (${from} to ${to})`, goal]);
  }
  return (
    <>
      <Facts heads={['What', 'Measured', 'Budget or goal']} rows={rows} />
      <p>
        <code>npm run size</code> measures the sizes. It fails above a budget, and more
        than a quarter above a goal. <code>npm run prove -- types</code> counts the instantiations.{' '}
        <code>npm run bench -- render</code> measures the render times and only reports them.
      </p>
    </>
  );
}
