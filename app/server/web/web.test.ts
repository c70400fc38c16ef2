import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { builtClient, script, welcome } from '../testing/builtClient.ts';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const hosted = {
  kind: 'hosted',
  projectId: 'P1',
  baseUrl: 'https://auth.example.com',
  baseUrlGiven: true,
} as const;

const createWebServer = async (settings = {}) =>
  createTestServer({ clientDir: await builtClient(), ...settings });

const configOf = (body: string) => /id="runtime-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';

describe('§2 the client’s routes', () => {
  test.each([
    '/',
    '/user/login',
    '/user/logout',
    '/food-log',
    '/food-log/',
    '/foods',
    '/trends',
    '/settings',
    '/data',
    '/?a=1',
    '/user/login?next=%2Ffood-log',
  ])('%s answers with the page, which is never stale', async (url) => {
    const { app } = await createWebServer();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: html });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    }
  });

  test.each([
    ['/', undefined, true],
    ['/?a=1', 'theme=dark; XDS=1; DSL=1', true],
    ['/', 'theme=dark; DS=token', false],
    ['/', 'DSR=token', false],
    ['/food-log', undefined, false],
  ])('%s with the cookies %s: is it a visitor’s home page? %s', async (url, cookie, isHome) => {
    const { app } = await createWebServer();
    const headers = cookie === undefined ? html : { ...html, cookie };
    const { body } = await app.inject({ url, headers });
    expect(body.includes(welcome)).toBe(isHome);
    const sent = await app.inject({ url, headers: { ...headers, 'accept-encoding': 'br, gzip' } });
    expect(sent.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(sent.rawPayload).toString()).toBe(body);
    const { etag } = sent.headers;
    const again = { ...headers, 'if-none-match': etag, 'accept-encoding': 'gzip;q=0' };
    expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
    const whole = await app.inject({ url, headers: { ...again, 'if-none-match': '"other"' } });
    expect([whole.body, whole.headers['content-encoding']]).toEqual([body, undefined]);
    expect(sent.headers.vary).toBe(
      url === '/food-log' ? 'accept-encoding' : 'accept-encoding, cookie',
    );
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s there: 405 with Allow',
    async (method) => {
      const { app } = await createWebServer();
      for (const url of ['/', '/food-log', '/user/login/']) {
        const answer = await app.inject({
          method,
          url,
          headers: { 'content-type': 'text/x' },
          payload: 'x',
        });
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(answer.json<Answer>().errors?.[0]?.extensions.code).toBe('METHOD_NOT_ALLOWED');
      }
    },
  );

  test.each([
    '/nowhere',
    '/food-log/2026',
    '/user',
    '/index.html',
    '/home.html',
    '/assets',
    '/user/assets/x.js',
    '/.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('a person who opens %s gets the page with status 404', async (url) => {
    const { app } = await createWebServer();
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('id="root"');
  });

  test('a program that asks for an unknown address gets 404 as JSON', async () => {
    const { app } = await createWebServer();
    for (const request of [
      { url: '/x.js' },
      { url: '/x.js', headers: { accept: '*/*' } },
      { url: '/assets/gone.js', headers: html },
      { url: '/assets/index-a1b2.js.br', headers: html },
      { url: '/api/v2', headers: html },
      { url: '/graphql', method: 'POST', payload: { query: '{ __typename }' } } as const,
      { url: '/nowhere', method: 'POST', payload: {} } as const,
    ]) {
      const answer = await app.inject(request);
      expect(answer.statusCode).toBe(404);
      expect(answer.json<Answer>().errors?.[0]).toEqual({
        message: 'There is nothing at this address.',
        extensions: { code: 'NOT_FOUND', requestId: expect.any(String) },
      });
    }
  });

  test('without pages, a person gets 404 as JSON too', async () => {
    const { app } = await createTestServer();
    const answer = await app.inject({ url: '/food-log', headers: html });
    expect([answer.statusCode, answer.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('an address that cannot be read: 400 as JSON', async () => {
    const { app } = await createWebServer();
    const answer = await app.inject({ url: '/%E0%A4%A', headers: html });
    expect([answer.statusCode, answer.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
  });
});

describe('the built files', () => {
  test('are cached for ever if their name has a hash, otherwise revalidated', async () => {
    const { app } = await createWebServer();
    const { body, headers } = await app.inject('/assets/index-a1b2.js');
    expect(body).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const foods = await app.inject('/foods/usda-a1b2.json');
    expect(foods.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const icon = await app.inject('/favicon.svg');
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
    });
  });

  test('are sent compressed to clients that accept it', async () => {
    const { app } = await createWebServer();
    const answer = await app.inject({
      url: '/assets/index-a1b2.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test('are those that were there at the start, so that no answer holds a file open', async () => {
    const clientDir = await builtClient();
    const { app } = await createTestServer({ clientDir });
    await writeFile(join(clientDir, 'later.svg'), '<svg/>');
    await rm(join(clientDir, 'assets'), { recursive: true });
    expect((await app.inject('/later.svg')).statusCode).toBe(404);
    expect((await app.inject('/assets/index-a1b2.js')).body).toBe(script);
  });

  test('stop the start with one line if they are missing or of an unknown type', async () => {
    await expect(createTestServer({ clientDir: '/nowhere' })).rejects.toThrow(
      /^The client is not built yet\. Run `npm run build`/,
    );
    await expect(createTestServer({ clientDir: await builtClient('<html>') })).rejects.toThrow(
      /no place for its runtime config/,
    );
    const clientDir = await builtClient();
    await writeFile(join(clientDir, 'photo.tiff'), '');
    await expect(createTestServer({ clientDir })).rejects.toThrow(/unknown type: \/photo\.tiff$/);
  });
});

describe('the runtime config', () => {
  test('tells the client where to sign in locally', async () => {
    const { app } = await createWebServer();
    expect(JSON.parse(configOf((await app.inject('/')).body))).toEqual({
      projectId: 'local',
      baseUrl: '/',
      baseStaticUrl: '/pages',
      baseCdnUrl: '/',
    });
  });

  test('tells the project id, and the address only when it was set', async () => {
    const given = await createWebServer({ signIn: hosted });
    expect(JSON.parse(configOf((await given.app.inject('/')).body))).toEqual({
      projectId: 'P1',
      baseUrl: 'https://auth.example.com',
    });
    const { app } = await createWebServer({ signIn: { ...hosted, baseUrlGiven: false } });
    expect(JSON.parse(configOf((await app.inject('/')).body))).toEqual({ projectId: 'P1' });
  });

  test('is escaped inside its element', async () => {
    const { app } = await createWebServer({
      signIn: { ...hosted, projectId: '</script><script>$&' },
    });
    const { body } = await app.inject('/');
    expect(body).not.toContain('</script><script>$&');
    expect(JSON.parse(configOf(body))).toMatchObject({ projectId: '</script><script>$&' });
  });
});

describe('every answer', () => {
  const urls = ['/', '/nowhere', '/assets/index-a1b2.js', '/assets/gone.js', '/health'];

  test('has the security headers, and with local sign-in none of the provider’s hosts', async () => {
    const { app } = await createWebServer();
    for (const url of urls) {
      const { headers } = await app.inject({ url, headers: html });
      const policy = String(headers['content-security-policy']);
      expect(policy.split(';')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: https://images.unsplash.com",
        "font-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('of the API has them too, and may do nothing if it is opened as a page', async () => {
    const { app } = await createWebServer();
    for (const method of ['GET', 'POST'] as const) {
      const { headers } = await app.inject({ method, url: '/api', headers: html });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('allows the provider’s hosts with a project id, and still no inline script', async () => {
    const { app } = await createWebServer({ signIn: hosted });
    const { headers } = await app.inject('/');
    const sdk =
      'https://descopecdn.com https://static.descope.com https://cdn.jsdelivr.net/npm/@descope/';
    const screens = 'https://static.descope.com https://static2.descope.com';
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${sdk}`,
      `style-src 'self' 'unsafe-inline' ${sdk}`,
      `img-src 'self' data: https://images.unsplash.com https://imgs.descope.com ${screens}`,
      `font-src 'self' data: ${sdk}`,
      `connect-src 'self' https://auth.example.com ${screens} https://descopecdn.com`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    // Signing in with a social account opens a popup.
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers).toHaveProperty('strict-transport-security');
  });
});

describe('GET /health', () => {
  test('says ok while the database answers, 503 otherwise', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, store } = await createTestServer({}, { logStream });
    const well = await app.inject('/health');
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }]);
    expect(well.headers['cache-control']).toBe('no-store');
    await store.close();
    vi.advanceTimersByTime(1000);
    const ill = await app.inject('/health');
    expect([ill.statusCode, ill.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    expect(lines).toEqual([expect.stringContaining('"stack":')]);
  });
});
