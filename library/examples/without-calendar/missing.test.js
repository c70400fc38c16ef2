import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import webpack from 'webpack';
import { addDays, DateNavigator, formatDay } from '@foodlog/ui';

const withVite = async (entry) =>
  build({ logLevel: 'silent', build: { write: false, lib: { entry, formats: ['es'] } } });

/** Returns the messages of the errors. */
async function withWebpack(entry) {
  const stats = await promisify(webpack)({
    mode: 'development',
    entry: `./${entry}`,
    output: { path: `${import.meta.dirname}/dist/webpack` },
  });
  return stats.toJson().errors.map(({ message }) => message);
}

test('Node renders everything of the main export, and counts and formats days', () => {
  const html = renderToString(
    createElement(DateNavigator, { value: addDays('2026-11-20', 1), onChange: () => undefined }),
  );
  assert.ok(html.includes(formatDay('2026-11-21')));
});

test('webpack bundles a component of the main export', async () => {
  assert.deepEqual(await withWebpack('fromMainExport.js'), []);
});

test('webpack and Vite name what DateNavigator needs', async () => {
  const [problem] = await withWebpack('withCalendar.js');
  assert.match(problem, /@mui\/x-date-pickers/);
  await assert.rejects(withVite('withCalendar.js'), /@mui\/x-date-pickers/);
});

test('Vite needs it for any component of the main export', async () => {
  await assert.rejects(withVite('fromMainExport.js'), /@mui\/x-date-pickers/);
});
