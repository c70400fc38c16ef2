import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { explainPostgresProblem } from './postgresProblem.ts';

const failed = (code: string) => Object.assign(new Error('It failed.'), { code });

test.each([
  ['a lock that took too long', failed('55P03'), 'busy'],
  ['a statement that took too long', failed('57014'), 'busy'],
  ['a deadlock', failed('40P01'), 'busy'],
  ['no connection left', failed('53300'), 'busy'],
  ['no connection of the pool left', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a full disk', failed('53100'), 'full'],
  ['no memory left', failed('53200'), 'full'],
  ['a server that stops', failed('57P01'), 'unreachable'],
  ['a server that starts', failed('57P03'), 'unreachable'],
  ['a standby', failed('25006'), 'unreachable'],
  ['a change that stood still', failed('25P03'), 'unreachable'],
  ['a lost connection', failed('ECONNRESET'), 'unreachable'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['no answer', new Error('Query read timeout'), 'unreachable'],
])('%s makes the database unavailable', (_what, error, problem) => {
  expect(explainPostgresProblem(error)).toMatchObject({ problem, cause: error });
  expect(explainPostgresProblem(error)).toBeInstanceOf(StorageUnavailable);
});

test.each([failed('23505'), failed('42P01'), new Error('It failed.'), 'no error'])(
  'any other error stays as it is: %s',
  (error) => {
    expect(explainPostgresProblem(error)).toBe(error);
  },
);
