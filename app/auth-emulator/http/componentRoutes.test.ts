import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openEmulator } from '../testing/openEmulator.ts';
import { componentsFolder, componentsVersion } from './componentsPackage.ts';

const { app } = await openEmulator();

const folder = `/npm/@descope/web-components-ui@${componentsVersion}/dist/umd`;

test('scripts and icon fonts of the UI components are served with a cache time of a year', async () => {
  const [font = ''] = readdirSync(`${componentsFolder}/fonts`);
  const script = await app.inject(`${folder}/index.js`);
  const icons = await app.inject(`${folder}/fonts/${font}`);
  expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(icons.headers['content-type']).toBe('font/woff');
  for (const { statusCode, headers } of [script, icons]) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test.each([`${folder}/index.js`, '/pages/local/v2-beta/theme.json'])(
  'what the sign-in form loads is compressed: %s',
  async (url) => {
    const whole = await app.inject(url);
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
  },
);

test.each([
  `${folder}/missing.js`,
  `${folder}/DescopeDev.js.map`,
  `${folder}/`,
  `${folder}/../../package.json`,
  `${folder}/..%2f..%2fpackage.json`,
  `${folder}/%2e%2e/%2e%2e/package.json`,
  `${folder}/..%5c..%5cpackage.json`,
  `${folder}/index.js%00.woff`,
  '/npm/@descope/web-components-ui@0.0.0/dist/umd/index.js',
  '/npm/fastify@5/package.json',
])('nothing else is served: %s', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode >= 400 && response.statusCode < 500).toBe(true);
  expect(response.json()).toEqual(expect.any(Object));
  expect(response.body).not.toContain('dependencies');
});
