import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { providerBaseUrl } from '../session/providerBaseUrl.ts';
import type { DatabaseSettings } from '../storage/openDatabase.ts';
import { addressesOf } from '../storage/postgres/addresses.ts';
import { StartError } from './startError.ts';
import { parseTrustProxy } from './trustProxy.ts';

/** The sign-in service: that of a hosted project, or the stand-in on this machine. */
export type SignIn =
  { kind: 'hosted'; projectId: string; baseUrl: string; baseUrlGiven: boolean } | { kind: 'local' };

/** The settings of the server. */
export interface Settings extends DatabaseSettings {
  host: string;
  /** 0 to 65535; 0 selects a free port. */
  port: number;
  /** The addresses and networks of the proxies whose `X-Forwarded-` headers and `X-Request-Id` count. */
  trustProxy: string[];
  /** Where the metrics are served, if at all. */
  metrics: { host: string; port: number } | undefined;
  logLevel: string;
  production: boolean;
  /** How often each signed-in person, or each address without a session, may do something; 0 is no limit. */
  rateLimits: { requestsPerMinute: number; changesPerMinute: number };
  signIn: SignIn;
  /** The folder of the built client; undefined with `--api-only`. */
  clientDir: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new StartError(`${name} is "${text}". Set it to a whole number from 0 to 65535.`);
  }
  return port;
}

function parseHost(name: string, text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) {
    throw new StartError(
      `${name} is "${text}". Set it to an address of this machine, for example 127.0.0.1.`,
    );
  }
  return text;
}

function parseLogLevel(text: string): string {
  if (!logLevels.includes(text)) {
    throw new StartError(`LOG_LEVEL is "${text}". Set it to one of ${logLevels.join(', ')}.`);
  }
  return text;
}

function parseRateLimit(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new StartError(
      `${name} is "${text}". Set it to a whole number from 0 to 999999999; 0 turns the limit off.`,
    );
  }
  return Number(text);
}

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  const secure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname));
  if (!plain || !secure) {
    throw new StartError(
      'DESCOPE_BASE_URL is not usable. Set it to an https:// address without user, query or fragment.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** The driver ignores a name that it does not know, and would send everything unencrypted. */
function checkEncryption(parameters: URLSearchParams): void {
  const known = /^ssl(cert|key|rootcert|negotiation|mode)?$/;
  const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
  for (const [name, value] of parameters) {
    const isKnown = known.test(name) && (name !== 'sslmode' || modes.includes(value));
    if (/ssl|tls/i.test(name) && !isKnown) {
      throw new StartError(
        `DATABASE_URL asks for an encrypted connection in a way that Foodlog does not know. Write sslmode= and one of ${modes.join(', ')}.`,
      );
    }
  }
}

/** The messages contain no part of the address, because a password that is not encoded may stand anywhere in it. */
function checkDatabaseAddress(address: string, needsHost: boolean): void {
  const url = URL.parse(address);
  const isPostgres = url?.protocol === 'postgresql:' || url?.protocol === 'postgres:';
  const hasHost = !needsHost || url?.host || url?.searchParams.get('host');
  if (!isPostgres || !hasHost || url.pathname.length < 2) {
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL database. Set it to postgresql://HOST:5432/DATABASE, with USER@ before the host and more hosts after commas.',
    );
  }
  if (/[/@]/.test(url.pathname.slice(1)) || url.search.includes('@') || url.hash) {
    throw new StartError(
      'DATABASE_URL has a character that must be encoded. In the user and the password, write @ as %40, / as %2F, # as %23 and ? as %3F.',
    );
  }
  checkEncryption(url.searchParams);
  const session = url.searchParams.get('target_session_attrs') ?? 'read-write';
  if (session !== 'read-write' && session !== 'primary') {
    throw new StartError(
      'DATABASE_URL has a target_session_attrs that Foodlog cannot use, because it makes changes. Set it to read-write, or leave it out.',
    );
  }
}

function parseDatabaseUrl(text: string): string {
  const addresses = addressesOf(text);
  for (const address of addresses) checkDatabaseAddress(address, addresses.length > 1);
  return text;
}

/** @returns whether it is production. A misspelt one would count as none, and allow what is not secure. */
function parseNodeEnv(text: string): boolean {
  if (!['production', 'development', 'test', ''].includes(text)) {
    throw new StartError(
      `NODE_ENV is "${text}". Set it to production, development or test, or leave it out.`,
    );
  }
  return text === 'production';
}

function parseProjectId(text: string): string {
  if (!/^[\w-]{1,128}$/.test(text)) {
    throw new StartError(
      'DESCOPE_PROJECT_ID is not a project id. Copy it from the settings of your Descope project.',
    );
  }
  return text;
}

function parseMetrics(env: NodeJS.ProcessEnv): Settings['metrics'] {
  if (!env['METRICS_PORT']) {
    if (!env['METRICS_HOST']) return undefined;
    throw new StartError('METRICS_HOST is set without METRICS_PORT. Set both, or none.');
  }
  return {
    host: parseHost('METRICS_HOST', env['METRICS_HOST'] || '127.0.0.1'),
    port: parsePort('METRICS_PORT', env['METRICS_PORT']),
  };
}

function parseFlags(argv: string[]) {
  try {
    const options = {
      'local-sign-in': { type: 'boolean' },
      'api-only': { type: 'boolean' },
    } as const;
    return parseArgs({ args: argv, options }).values;
  } catch {
    throw new StartError(
      `"${argv.join(' ')}" cannot be read. The options are --local-sign-in and --api-only.`,
    );
  }
}

function parseSignIn(
  env: NodeJS.ProcessEnv,
  host: string,
  production: boolean,
  localSignIn: boolean,
): SignIn {
  const baseUrl = env['DESCOPE_BASE_URL'] ? parseBaseUrl(env['DESCOPE_BASE_URL']) : undefined;
  if (env['DESCOPE_PROJECT_ID']) {
    const projectId = parseProjectId(env['DESCOPE_PROJECT_ID']);
    return {
      kind: 'hosted',
      projectId,
      baseUrl: baseUrl ?? providerBaseUrl(projectId),
      baseUrlGiven: baseUrl !== undefined,
    };
  }
  if (!localSignIn) {
    throw new StartError(
      'No sign-in service is configured. Set DESCOPE_PROJECT_ID, or pass --local-sign-in to try Foodlog on this machine.',
    );
  }
  if (production) {
    throw new StartError(
      '--local-sign-in is not secure and refuses NODE_ENV=production. Set DESCOPE_PROJECT_ID.',
    );
  }
  if (!loopback.test(host)) {
    throw new StartError(
      `--local-sign-in is for this machine only and refuses HOST=${host}. Leave HOST at 127.0.0.1, or set DESCOPE_PROJECT_ID.`,
    );
  }
  return { kind: 'local' };
}

/**
 * Reads where the log is stored from the environment; an empty variable counts as absent.
 * @throws StartError if DATABASE_URL is no address of a database.
 */
export function parseDatabaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  return {
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: env['DATABASE_URL'] ? parseDatabaseUrl(env['DATABASE_URL']) : undefined,
  };
}

/**
 * Reads the settings from the environment and the command line; an empty variable counts as absent.
 * @throws StartError with a message that says which setting is wrong and what to set instead.
 */
export function parseSettings(env: NodeJS.ProcessEnv, argv: string[]): Settings {
  const flags = parseFlags(argv);
  const host = parseHost('HOST', env['HOST'] || '127.0.0.1');
  const port = parsePort('PORT', env['PORT'] || '3000');
  const metrics = parseMetrics(env);
  const production = parseNodeEnv(env['NODE_ENV'] ?? '');
  if (port > 0 && metrics?.port === port && metrics.host === host) {
    throw new StartError(`METRICS_PORT is ${port}, as PORT is. Set it to another port.`);
  }
  const rateLimit = (name: string, byDefault: string) =>
    parseRateLimit(name, env[name] || byDefault);
  return {
    host,
    port,
    ...parseDatabaseSettings(env),
    trustProxy: parseTrustProxy(env['TRUST_PROXY'] || ''),
    metrics,
    logLevel: parseLogLevel(env['LOG_LEVEL'] || 'warn'),
    production,
    rateLimits: {
      requestsPerMinute: rateLimit('RATE_LIMIT_REQUESTS_PER_MINUTE', '6000'),
      changesPerMinute: rateLimit('RATE_LIMIT_CHANGES_PER_MINUTE', '600'),
    },
    signIn: parseSignIn(env, host, production, flags['local-sign-in'] === true),
    clientDir: flags['api-only']
      ? undefined
      : fileURLToPath(new URL('../../dist', import.meta.url)),
  };
}
