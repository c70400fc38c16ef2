import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { allowOnly } from './allowOnly.ts';
import { arrivalTimes, limitArrival } from './arrivalTimes.ts';
import { answerBrokenRequest, watchAnswers } from './brokenRequests.ts';
import { answerErrors } from './errorAnswers.ts';
import { answerNotFound } from './notFound.ts';

/** Bounds of the durations, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns the route, of which there is a known number whatever clients send. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'other';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** The figures of the server and of its process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'foodlog_http_request_duration_seconds',
    help: 'Answered requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [this.#registry],
  });
  readonly #operations = new Histogram({
    name: 'foodlog_operation_duration_seconds',
    help: 'Requests that executed an operation, by its first field and by the code of its error.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'foodlog_failed_requests_total',
    help: 'Requests with a failed answer, by the code of its error.',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #databaseErrors = new Counter({
    name: 'foodlog_database_errors_total',
    help: 'Requests for which the database could not be used: busy, full, unreachable or schema.',
    labelNames: ['problem'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts the requests of a server. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const { statusCode: status, failure, operation } = reply;
      const seconds = reply.elapsedTime / 1000;
      this.#requests.observe({ route: routeLabel(routeOptions.url), method, status }, seconds);
      if (operation)
        this.#operations.observe({ operation, outcome: failure?.code ?? 'ok' }, seconds);
      if (failure) this.#refusals.inc({ code: failure.code });
      if (failure?.cause instanceof StorageUnavailable) {
        this.#databaseErrors.inc({ problem: failure.cause.problem });
      }
    });
  }

  /** Creates a server, without listening, that answers GET /metrics in the text format of Prometheus. */
  createServer(times = arrivalTimes): FastifyInstance {
    const app = Fastify({ ...limitArrival(times), clientErrorHandler: answerBrokenRequest });
    watchAnswers(app.server);
    answerErrors(app);
    app.get('/metrics', async (_request, reply) =>
      reply.type(this.#registry.contentType).send(await this.#registry.metrics()),
    );
    allowOnly(app, '/metrics', ['GET', 'HEAD']);
    answerNotFound(app, undefined);
    return app;
  }
}
