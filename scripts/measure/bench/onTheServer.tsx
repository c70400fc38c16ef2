import { renderToString } from 'react-dom/server';
import { Many } from './subjects.tsx';

/** Renders `count` of a kind as a server does and returns the CPU time in milliseconds. */
export function render(kind: string, count: number): number {
  const start = process.cpuUsage();
  renderToString(<Many kind={kind} count={count} />);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
