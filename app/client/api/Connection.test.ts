import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { Connection } from './Connection.ts';
import { createApi } from './createApi.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  // SWR remembers it for the next file, too.
  dispatchEvent(new Event('online'));
  vi.useRealTimers();
});

const token = async () => Promise.resolve('token');

/** A connection, and how often it has told of a change. */
function connect() {
  const connection = new Connection();
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  return { connection, told };
}

describe('Foodlog can be reached', () => {
  it('until two requests in a row stay without an answer, and again with the next answer', () => {
    const { connection, told } = connect();
    connection.report(false);
    connection.report(true);
    connection.report(false);
    expect(connection.getIsReachable()).toBe(true);
    connection.report(false);
    expect(connection.getIsReachable()).toBe(false);
    connection.report(false);
    connection.report(true);
    expect(connection.getIsReachable()).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('until the browser is offline, as long as it listens', () => {
    const { connection } = connect();
    const stop = connection.start();
    dispatchEvent(new Event('offline'));
    expect(connection.getIsReachable()).toBe(false);
    connection.report(true);
    stop();
    dispatchEvent(new Event('offline'));
    expect(connection.getIsReachable()).toBe(true);
  });

  it('until one request stays without an answer while the browser is offline', () => {
    const { connection } = connect();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    connection.report(false);
    expect(connection.getIsReachable()).toBe(false);
  });

  it('not at the start when the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(connect().connection.getIsReachable()).toBe(false);
  });
});

describe('the clock of this device', () => {
  it.each([
    ['Sat, 21 Nov 2026 11:48:00 GMT', 12],
    ['Sat, 21 Nov 2026 12:48:00 GMT', -48],
    ['Sat, 21 Nov 2026 12:00:04 GMT', 0],
  ])('is compared with an answer of %s', (date, minutes) => {
    const { connection, told } = connect();
    connection.report(true, date);
    connection.report(true, date);
    expect(connection.getClockError()).toBe(minutes * 60_000);
    expect(told).toHaveBeenCalledTimes(minutes === 0 ? 0 : 1);
  });

  it.each([undefined, null, '', 'yesterday', '0x'])('is not judged by %s', (date) => {
    const { connection } = connect();
    connection.report(true, 'Sat, 21 Nov 2026 11:48:00 GMT');
    connection.report(true, date);
    expect(connection.getClockError()).toBe(12 * 60_000);
  });

  it.each([
    ['an answer that a frozen page reads hours later', { data: { foodLogItems: [] } }, 180, []],
    ['what answers in the place of the server', { status: 'blocked' }, 0, expect.any(ApiError)],
  ])('is not judged by %s', async (_, body, minutes, outcome) => {
    const date = `Sat, 21 Nov 2026 ${minutes > 0 ? '12:00:02' : '03:00:00'} GMT`;
    vi.stubGlobal('fetch', async () => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      return Promise.resolve(Response.json(body, { headers: { date } }));
    });
    const connection = new Connection();
    const api = createApi({ getToken: token, renewToken: token }, connection);
    expect(await api.foodLogItems().catch((error: unknown) => error)).toEqual(outcome);
    expect(connection.getClockError()).toBe(0);
    vi.unstubAllGlobals();
  });

  const code = 'SERVICE_UNAVAILABLE';
  it.each([
    ['an error of the server', [{ message: 'No.', extensions: { code } }], 12],
    ['no error of a proxy', [{ message: 'Access denied.' }], 0],
  ])('is compared with %s', async (_, errors, minutes) => {
    const headers = { 'content-type': 'application/json', date: 'Sat, 21 Nov 2026 11:48:00 GMT' };
    vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ errors }, { headers })));
    const connection = new Connection();
    const api = createApi({ getToken: token, renewToken: token }, connection);
    await expect(api.foodLogItems()).rejects.toThrow(errors[0]?.message);
    expect(connection.getClockError()).toBe(minutes * 60_000);
    vi.unstubAllGlobals();
  });
});
