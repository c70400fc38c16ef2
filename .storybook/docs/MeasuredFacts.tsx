import measured from '../../library/measured.json';
import { Facts } from './Facts.tsx';

interface Size {
  bytes: number;
  goal?: number;
  budget?: number;
}

const sizes = new Map<string, Size>(Object.entries(measured.bytes));
const html = new Map<string, Size>(Object.entries(measured.serverHtml));
const types = new Map(Object.entries(measured.instantiations));

const number = (value: number) => value.toLocaleString('en-US');

function limitOf({ goal, budget }: Size) {
  if (budget) return `at most ${number(budget)} B`;
  return goal ? `goal ${number(goal)} B` : 'none';
}

const sizeRow = (what: string, size?: Size) =>
  size ? [[what, `${number(size.bytes)} B`, limitOf(size)]] : [];

/** The latest measurements of what a component costs. */
export function MeasuredFacts({ component }: { component: string }) {
  const size = sizes.get(component);
  const renders = component === 'TotalsCard' ? Object.entries(measured.render) : [];
  return (
    <>
      <Facts
        heads={['What', 'Measured', 'Budget or goal']}
        rows={[
          ...sizeRow('Size added to an app that already uses MUI, gzip', size),
          ...sizeRow('Server-rendered HTML of the example, with styles', html.get(component)),
          ['Type instantiations on top of MUI', number(types.get(component) ?? 0), 'goal 1,500'],
          ...Object.entries(measured.instantiationsOfMui).map(([name, count]) => [
            `For comparison: type instantiations of MUI’s ${name}`,
            number(count),
            '',
          ]),
          ...renders.map(([how, { ratio, from, to, ...rest }]) => [
            `Time to render ${how}`,
            `× ${ratio} (${from} to ${to})`,
            'goal' in rest ? `goal × ${rest.goal}` : '',
          ]),
        ]}
      />
      <p>
        <code>npm run size</code> measures the sizes. It fails above a budget, and more than a
        quarter above a goal. <code>npm run prove -- types</code> counts the instantiations.{' '}
        <code>npm run bench -- render</code> measures the render times and only reports them.
      </p>
    </>
  );
}
