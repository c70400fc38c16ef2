import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openEmulator } from '../testing/openEmulator.ts';

const { app } = await openEmulator();

const installed: unknown = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@descope/web-components-ui/package.json'),
    'utf8',
  ),
);

test('the configuration names exactly the installed version of the UI components', async () => {
  const config = (await app.inject('/pages/local/v2-beta/config.json')).json();
  expect(installed).toMatchObject({ version: config.componentsVersion });
  const script = await app.inject(
    `/npm/@descope/web-components-ui@${config.componentsVersion}/dist/umd/index.js`,
  );
  expect(script.statusCode).toBe(200);
});

test('the configuration names the flow sign-in and loads no font from outside', async () => {
  const response = await app.inject('/pages/local/v2-beta/config.json');
  expect(response.json().flows).toEqual({
    'sign-in': expect.objectContaining({ version: 1 }),
  });
  expect(response.body).not.toContain('http');
});

test.each(['start', 'sign-up'])(
  'the screen %s says that this is a local sign-in',
  async (screen) => {
    const response = await app.inject(`/pages/local/v2-beta/sign-in/${screen}.html`);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('Local sign-in: for trying Foodlog on this machine.');
  },
);

test('every component of the screens has a theme, light and dark, and loads nothing from outside', async () => {
  const theme = await app.inject('/pages/local/v2-beta/theme.json');
  expect(theme.statusCode).toBe(200);
  const { light, dark } = theme.json();
  expect(light.globals).toContain('--descope-colors-primary-main:#1B6B34');
  expect(dark.globals).toContain('--descope-colors-primary-main:#7FD99A');
  expect(/https?:|\[object|undefined/.exec(theme.body)).toBeNull();
  const screens = await Promise.all(
    ['start', 'sign-up'].map((name) => app.inject(`/pages/local/v2-beta/sign-in/${name}.html`)),
  );
  const tags = screens.flatMap(({ body }) => body.match(/(?<=<)descope-[\w-]+/g) ?? []);
  expect(Object.keys(light.components)).toEqual(expect.arrayContaining(tags));
  expect(Object.keys(dark.components)).toEqual(expect.arrayContaining(tags));
});
