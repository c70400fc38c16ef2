import { describe, expect, test, vi } from 'vitest';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { egg, foodLogCreate } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';
import { Metrics } from './metrics.ts';

/** A server whose requests are counted, and a function that returns the lines of the metrics that contain a text. */
async function countedServer() {
  const metrics = new Metrics();
  const server = await createTestServer({}, { metrics });
  const metricsServer = metrics.createServer();
  const linesWith = async (text: string) => {
    const { body } = await metricsServer.inject('/metrics');
    return body.split('\n').filter((line) => !line.startsWith('#') && line.includes(text));
  };
  return { ...server, metricsServer, linesWith };
}

describe('the metrics', () => {
  test('are in the common text format, with those of the process', async () => {
    const { metricsServer, linesWith } = await countedServer();
    const { statusCode, headers } = await metricsServer.inject('/metrics');
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await linesWith('process_cpu_seconds_total')).toHaveLength(1);
    expect((await metricsServer.inject('/api')).statusCode).toBe(404);
    expect((await metricsServer.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(405);
  });

  test('are not on the public port', async () => {
    const { app } = await countedServer();
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  test('count requests by route, method and status, with a bounded number of labels', async () => {
    const { app, ask, linesWith } = await countedServer();
    await ask('{ __typename }');
    await ask('{');
    for (const url of ['/a1', '/b2?c=3', '/assets/x.js']) await app.inject(url);
    expect(await linesWith('request_duration_seconds_count')).toEqual([
      'foodlog_http_request_duration_seconds_count{route="/api",method="POST",status="200"} 1',
      'foodlog_http_request_duration_seconds_count{route="/api",method="POST",status="400"} 1',
      'foodlog_http_request_duration_seconds_count{route="other",method="GET",status="404"} 3',
    ]);
    expect(await linesWith('foodlog_failed_requests_total')).toEqual([
      'foodlog_failed_requests_total{code="BAD_USER_INPUT"} 1',
      'foodlog_failed_requests_total{code="NOT_FOUND"} 3',
    ]);
  });

  test('count operations by the names of the contract, whatever a client calls them', async () => {
    const { ask, linesWith } = await countedServer();
    await ask('query Mine { mine: foodLogItems { name } }', {}, undefined, 'Mine');
    await ask('{ foodLogItems(limit: 0) { name } }');
    await ask(foodLogCreate, { data: egg });
    await ask('query Evil1 { __typename }');
    await ask('{ ...F } fragment F on Query { foodLogItems { name } }');
    await ask('{ evil2 }');
    expect(await linesWith('operation_duration_seconds_count')).toEqual([
      'foodlog_operation_duration_seconds_count{operation="foodLogItems",outcome="ok"} 1',
      'foodlog_operation_duration_seconds_count{operation="foodLogItems",outcome="BAD_USER_INPUT"} 1',
      'foodlog_operation_duration_seconds_count{operation="foodLogCreate",outcome="ok"} 1',
      'foodlog_operation_duration_seconds_count{operation="other",outcome="ok"} 2',
    ]);
  });

  test('count errors of the database by their kind', async () => {
    const { store, ask, linesWith } = await countedServer();
    vi.spyOn(store, 'items').mockRejectedValue(new StorageUnavailable('full', new Error('full')));
    expect((await ask('{ foodLogItems { name } }')).status).toBe(503);
    vi.spyOn(store, 'items').mockRejectedValue(new Error('a bug'));
    expect((await ask('{ foodLogItems { name } }')).status).toBe(200);
    expect(await linesWith('foodlog_database_errors_total')).toEqual([
      'foodlog_database_errors_total{problem="full"} 1',
    ]);
    expect(await linesWith('foodlog_failed_requests_total')).toEqual([
      'foodlog_failed_requests_total{code="SERVICE_UNAVAILABLE"} 1',
      'foodlog_failed_requests_total{code="INTERNAL_SERVER_ERROR"} 1',
    ]);
  });
});
