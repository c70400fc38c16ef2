import { expect, test, vi } from 'vitest';
import { caughtMessage, errorMessage } from './errorMessage.ts';

class Refused extends Error {
  override name = 'Refused';
}

/** As that of graphql-js. */
class GraphQLError extends Error {
  get [Symbol.toStringTag]() {
    return 'GraphQLError';
  }
}

function thrownBy(act: () => unknown) {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

test.each([
  ['an Error', new Error(' The server is asleep. ')],
  ['an error of a class of yours', new Refused('The server is asleep.')],
  ['an error of a class with a tag of its own', new GraphQLError('The server is asleep.')],
  ['an error of another window', otherWindow().eval('new Error("The server is asleep.")')],
])('shows the message of %s', (_, error) => {
  expect(errorMessage(error, 'Failed.')).toBe('The server is asleep.');
});

function otherWindow() {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  return Object(contentWindow);
}

test.each([
  ['that a server has replaced', Object.assign(new Error('Secret'), { digest: '3218' })],
  ['of React in production', new Error('Minified React error #441; visit https://react.dev')],
  ['that fetch throws without a network', new TypeError('Failed to fetch')],
  ['of an answer that is not JSON', thrownBy(() => JSON.parse('<html>'))],
  ['of a fault in the code', thrownBy(() => Object(undefined).name.length)],
  ['of an unknown time zone', thrownBy(() => new Intl.DateTimeFormat('en', { timeZone: 'x' }))],
  ['of a request that was cancelled', AbortSignal.abort().reason],
  [
    'of a cancelled request of another library',
    Object.assign(new Error('x'), { name: 'AbortError' }),
  ],
  ['of a full storage', new DOMException('Quota exceeded', 'QuotaExceededError')],
  ['of several errors', new AggregateError([], 'All promises were rejected')],
  ['that is empty', new Error(' ')],
  ['of no error', 'Out of reach'],
  ['of an object', { message: 'Out of reach' }],
  ['of undefined', undefined],
])('shows its own text instead of the message %s', (_, error) => {
  expect(errorMessage(error, 'Failed.')).toBe('Failed.');
});

test('a developer finds in the console what a callback threw and people do not see', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('food is undefined');
  expect(caughtMessage(error, 'Failed.')).toBe('Failed.');
  expect(log.mock.calls).toEqual([[error]]);
  expect(caughtMessage(new Error('Asleep.'), 'Failed.')).toBe('Asleep.');
  expect(caughtMessage(new Error(), 'Failed.')).toBe('Failed.');
  expect(log).toHaveBeenCalledOnce();
});
