import measured from '../../library/measured.json';
import { Facts } from './Facts.tsx';

interface Size {
  bytes: number;
  goal?: number;
  budget?: number;
}

const sizes = new Map<string, Size>(Object.entries(measured.bytes));
const html = new Map<string, Size>(Object.entries(measured.serverHtml));

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
  return (
    <>
      <Facts
        heads={['What', 'Measured', 'Budget or goal']}
        rows={[
          ...sizeRow('Size added to an app that already uses MUI, gzip', size),
          ...sizeRow('Server-rendered HTML of the example, with styles', html.get(component)),
        ]}
      />
      <p>
        <code>npm run size</code> measures the sizes. It fails above a budget, and more than a
        quarter above a goal.
      </p>
    </>
  );
}
