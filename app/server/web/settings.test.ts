import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const local = ['--local-sign-in'];
const hosted = { DESCOPE_PROJECT_ID: 'P2abcdefghijklmnopqrstuvwxyz' };

describe('the settings', () => {
  test('have defaults', () => {
    expect(parseSettings({}, local)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      trustProxy: [],
      metrics: undefined,
      logLevel: 'warn',
      production: false,
      rateLimits: { requestsPerMinute: 6000, changesPerMinute: 600 },
      signIn: { kind: 'local' },
      clientDir: expect.stringMatching(/app\/dist$/),
    });
  });

  test('count as absent when they are empty', () => {
    const empty = {
      PORT: '',
      HOST: '',
      DATA_DIR: '',
      TRUST_PROXY: '',
      METRICS_PORT: '',
      METRICS_HOST: '',
      LOG_LEVEL: '',
      DESCOPE_PROJECT_ID: '',
      DESCOPE_BASE_URL: '',
      RATE_LIMIT_CHANGES_PER_MINUTE: '',
      RATE_LIMIT_REQUESTS_PER_MINUTE: '',
    };
    expect(parseSettings(empty, local)).toEqual(parseSettings({}, local));
  });

  test('can all be set', () => {
    const env = {
      ...hosted,
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/food',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8',
      METRICS_PORT: '9090',
      METRICS_HOST: '10.0.0.2',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      RATE_LIMIT_CHANGES_PER_MINUTE: '0',
      RATE_LIMIT_REQUESTS_PER_MINUTE: '120',
    };
    expect(parseSettings(env, ['--api-only'])).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/food',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'],
      metrics: { host: '10.0.0.2', port: 9090 },
      logLevel: 'debug',
      production: true,
      rateLimits: { requestsPerMinute: 120, changesPerMinute: 0 },
      clientDir: undefined,
    });
  });

  test.each([
    [{ PORT: 'http' }, /^PORT is "http"\. Set it to a whole number from 0 to 65535\.$/],
    [{ PORT: '65536' }, /^PORT/],
    [{ PORT: '-1' }, /^PORT/],
    [{ PORT: '3000.5' }, /^PORT/],
    [{ PORT: '1e3' }, /^PORT/],
    [{ PORT: '0x10' }, /^PORT/],
    [{ PORT: ' 3000' }, /^PORT/],
    [{ PORT: '3000 ' }, /^PORT/],
    [{ HOST: 'a b' }, /^HOST is "a b"\. Set it to an address/],
    [{ HOST: 'http://localhost' }, /^HOST/],
    [
      { TRUST_PROXY: 'true' },
      /^TRUST_PROXY is "true"\. Set it to the addresses of your proxies, for example 127\.0\.0\.1/,
    ],
    [{ TRUST_PROXY: '1' }, /^TRUST_PROXY is "1"/],
    [{ TRUST_PROXY: '*' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: 'proxy.example' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY is "0\.0\.0\.0\/0"/],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: 'fd00::/129' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: 'fe80::1%eth0' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '127.0.0.1,' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8;::1' }, /^TRUST_PROXY/],
    [{ METRICS_HOST: '10.0.0.2' }, /^METRICS_HOST is set without METRICS_PORT\./],
    [{ PORT: '80', METRICS_PORT: '80' }, /^METRICS_PORT is 80, as PORT is\./],
    [{ DATABASE_URL: 'mysql://localhost/log' }, /^DATABASE_URL is not the address of a PostgreSQL/],
    [{ DATABASE_URL: 'postgresql://localhost' }, /^DATABASE_URL is not the address/],
    [{ DATABASE_URL: 'postgresql://db:5432,/log' }, /^DATABASE_URL is not the address/],
    [
      { DATABASE_URL: 'postgresql://a,b/log?target_session_attrs=standby' },
      /^DATABASE_URL has a target_session_attrs that Foodlog cannot use/,
    ],
    ...['ssl_mode=verify-full', 'sslMode=require', 'tls=true', 'sslmode=verify_full'].map(
      (query): [NodeJS.ProcessEnv, RegExp] => [
        { DATABASE_URL: `postgresql://db/log?${query}` },
        /^DATABASE_URL asks for an encrypted connection in a way that Foodlog does not know/,
      ],
    ),
    [{ DATABASE_URL: 'log' }, /^DATABASE_URL is not the address/],
    [{ DATABASE_URL: 'postgresql://a:12/s@db/log' }, /^DATABASE_URL has a character that must be/],
    [{ DATABASE_URL: 'postgresql://a:s@db/12#3@db/log' }, /^DATABASE_URL has a character/],
    [{ DATABASE_URL: 'postgresql://a:s@db/12?3@db/log' }, /^DATABASE_URL has a character/],
    [{ DATABASE_URL: 'postgresql://a:s@db/12/log' }, /^DATABASE_URL has a character/],
    [{ METRICS_PORT: 'on' }, /^METRICS_PORT is "on"\. Set it to a whole number from 0 to 65535\.$/],
    [
      { METRICS_PORT: '9090', METRICS_HOST: 'a b' },
      /^METRICS_HOST is "a b"\. Set it to an address/,
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"\. Set it to one of fatal, error, warn/],
    [{ LOG_LEVEL: 'constructor' }, /^LOG_LEVEL/],
    [
      { RATE_LIMIT_CHANGES_PER_MINUTE: '-1' },
      /^RATE_LIMIT_CHANGES_PER_MINUTE is "-1"\. Set it to a whole number from 0 to 999999999; 0 turns/,
    ],
    [{ RATE_LIMIT_CHANGES_PER_MINUTE: 'off' }, /^RATE_LIMIT_CHANGES_PER_MINUTE is "off"/],
    [{ RATE_LIMIT_CHANGES_PER_MINUTE: ' ' }, /^RATE_LIMIT_CHANGES_PER_MINUTE is " "/],
    [{ RATE_LIMIT_REQUESTS_PER_MINUTE: '0.5' }, /^RATE_LIMIT_REQUESTS_PER_MINUTE is "0\.5"/],
    [{ RATE_LIMIT_REQUESTS_PER_MINUTE: '1e3' }, /^RATE_LIMIT_REQUESTS_PER_MINUTE/],
    [{ RATE_LIMIT_REQUESTS_PER_MINUTE: '1000000000' }, /^RATE_LIMIT_REQUESTS_PER_MINUTE/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV is "prod"\. Set it to production, /],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV is "Production"/],
    [{ DESCOPE_PROJECT_ID: '../..' }, /^DESCOPE_PROJECT_ID is not a project id/],
    [{ DESCOPE_PROJECT_ID: '../P1' }, /^DESCOPE_PROJECT_ID/],
    [{ DESCOPE_PROJECT_ID: 'P1/..' }, /^DESCOPE_PROJECT_ID/],
    [{ ...hosted, DESCOPE_BASE_URL: 'descope' }, /^DESCOPE_BASE_URL is not usable/],
    [{ ...hosted, DESCOPE_BASE_URL: 'http://auth.example.com' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'https://a@auth.example.com' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'https://:b@auth.example.com' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'https://auth.example.com?a=1' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'https://auth.example.com#a' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'ftp://localhost' }, /^DESCOPE_BASE_URL/],
    [{ ...hosted, DESCOPE_BASE_URL: 'javascript:alert(1)' }, /^DESCOPE_BASE_URL/],
  ])('stop the start with one line when one is wrong: %o', (env, message) => {
    expect(() => parseSettings(env, local)).toThrow(message);
    expect(() => parseSettings(env, local)).not.toThrow(/\n/);
  });

  test('may name several servers of one database', () => {
    const DATABASE_URL =
      'postgresql://u@one:5432,two:5432/log?target_session_attrs=read-write&sslmode=verify-full';
    expect(parseSettings({ DATABASE_URL }, local).databaseUrl).toBe(DATABASE_URL);
  });

  test('may be the largest port, and an address of this machine without TLS', () => {
    const env = { ...hosted, PORT: '65535', DESCOPE_BASE_URL: 'http://localhost:4000' };
    expect(parseSettings(env, [])).toMatchObject({
      port: 65535,
      signIn: { baseUrl: 'http://localhost:4000' },
    });
  });

  test('stop the start for an option that does not exist', () => {
    expect(() => parseSettings({}, ['--local-signin'])).toThrow(
      'The options are --local-sign-in and --api-only.',
    );
    expect(() => parseSettings({}, ['local'])).toThrow('The options are');
  });
});

describe('§6 the sign-in service', () => {
  test('a project id is used, even with --local-sign-in', () => {
    expect(parseSettings(hosted, local).signIn).toEqual({
      kind: 'hosted',
      projectId: hosted.DESCOPE_PROJECT_ID,
      baseUrl: 'https://api.descope.com',
      baseUrlGiven: false,
    });
  });

  test('the address is that of the project id’s region, or the given one', () => {
    const DESCOPE_PROJECT_ID = `Peuc1${'a'.repeat(27)}`;
    expect(parseSettings({ DESCOPE_PROJECT_ID }, []).signIn).toMatchObject({
      baseUrl: 'https://api.euc1.descope.com',
    });
    const DESCOPE_BASE_URL = 'https://auth.example.com/';
    expect(parseSettings({ DESCOPE_PROJECT_ID, DESCOPE_BASE_URL }, []).signIn).toMatchObject({
      baseUrl: 'https://auth.example.com',
      baseUrlGiven: true,
    });
  });

  test('without a project id and local sign-in, the start fails and says what to do', () => {
    expect(() => parseSettings({}, [])).toThrow('Set DESCOPE_PROJECT_ID, or pass --local-sign-in');
  });

  test.each([
    [{ NODE_ENV: 'production' }, 'refuses NODE_ENV=production'],
    [{ HOST: '0.0.0.0' }, 'refuses HOST=0.0.0.0'],
    [{ HOST: '::' }, 'refuses HOST=::'],
    [{ HOST: '192.168.1.5' }, 'refuses HOST=192.168.1.5'],
    [{ HOST: 'localhost.example.com' }, 'refuses HOST'],
  ])('local sign-in is for this machine only: %o', (env, message) => {
    expect(() => parseSettings(env, local)).toThrow(message);
  });

  test.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('local sign-in works at %s', (HOST) => {
    expect(parseSettings({ HOST }, local).signIn).toEqual({ kind: 'local' });
  });
});
