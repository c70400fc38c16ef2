import { Facts } from './Facts.tsx';
import type { textsOf } from './componentTexts.ts';

type Measured = NonNullable<ReturnType<typeof textsOf>>['measured'];

const number = (value: number) => value.toLocaleString('en-US');

/** What a component costs, as it was measured last. */
export function MeasuredFacts(measured: Measured) {
  const { bytes, together, htmlOfForm, html, instantiations, instantiationsOfMui, render } =
    measured;
  const facts = (one: { bytes: number; budget: number }) => [
    `${number(one.bytes)} B`,
    `at most ${number(one.budget)} B`,
  ];
  const rows: string[][] = [];
  if (bytes) {
    const what = 'Added to an app that has MUI, gzip';
    if ('goal' in bytes) {
      rows.push(
        [what, `${number(bytes.bytes)} B`, `goal ${number(bytes.goal)} B`],
        [
          'The same of the five components with a goal together, suggestions of FoodForm included',
          ...facts(together),
        ],
      );
    } else rows.push([what, `${number(bytes.bytes)} B`, 'none']);
  }
  if (htmlOfForm) rows.push(['HTML of the form alone from a server', ...facts(htmlOfForm)]);
  if (html)
    rows.push(['HTML of the example from a server, styles included', `${number(html)} B`, 'none']);
  if (instantiations) {
    rows.push(['Type instantiations beyond those of MUI', number(instantiations), 'goal 1,500']);
  }
  for (const [name, counted] of instantiationsOfMui) {
    rows.push([`For comparison, those of MUI’s ${name}`, number(counted), '']);
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
        Written by <code>npm run size:components</code>, which fails above a budget and a quarter
        above a goal of bytes, and <code>npm run bench:render</code>, which only reports.
      </p>
    </>
  );
}
