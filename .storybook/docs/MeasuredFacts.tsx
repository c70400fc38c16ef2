import { Facts } from './Facts.tsx';
import type { textsOf } from './componentTexts.ts';

type Measured = NonNullable<ReturnType<typeof textsOf>>['measured'];

const number = (value: number) => value.toLocaleString('en-US');

/** What a component costs, as it was measured last. */
export function MeasuredFacts(measured: Measured) {
  const { bytes, html, instantiations, instantiationsOfMui, render } = measured;
  const rows: string[][] = [];
  if (bytes) {
    const budget = 'budget' in bytes ? `at most ${number(bytes.budget)} B` : 'none';
    rows.push(['Added to an app that has MUI, gzip', `${number(bytes.bytes)} B`, budget]);
  }
  if (html)
    rows.push(['HTML of the example from a server, styles included', `${number(html)} B`, '']);
  if (instantiations) {
    rows.push(['Instantiations of types over those of MUI', number(instantiations), '1,500']);
  }
  for (const [name, counted] of instantiationsOfMui) {
    rows.push([`Beside it, those of MUI’s ${name}`, number(counted), '']);
  }
  for (const [how, facts] of render) {
    const { ratio, from, to } = facts;
    const goal = 'goal' in facts ? `× ${facts.goal}` : '';
    rows.push([`Time to render ${how}`, `× ${ratio} (${from} to ${to})`, goal]);
  }
  return (
    <>
      <Facts heads={['What', 'Measured', 'Budget or goal']} rows={rows} />
      <p>
        Written by <code>npm run size:components</code> and <code>npm run bench:render</code>; a
        budget fails the former, the rest is reported.
      </p>
    </>
  );
}
