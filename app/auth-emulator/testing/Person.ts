import type { FastifyInstance, InjectOptions } from 'fastify';
import { projectId } from '../projectId.ts';

/** Simulates a browser: sends the requests of the SDK and keeps the cookies. */
export class Person {
  readonly #app: FastifyInstance;
  refreshToken: string | undefined;

  constructor(app: FastifyInstance, refreshToken?: string) {
    this.#app = app;
    this.refreshToken = refreshToken;
  }

  async send(method: 'GET' | 'POST', url: string, payload?: InjectOptions['payload']) {
    const response = await this.#app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${projectId}` },
      ...(this.refreshToken === undefined ? {} : { cookies: { DSR: this.refreshToken } }),
      ...(payload === undefined ? {} : { payload }),
    });
    const cookie = response.cookies.find(({ name }) => name === 'DSR');
    if (cookie) this.refreshToken = cookie.value === '' ? undefined : cookie.value;
    return response;
  }

  post(url: string, payload: InjectOptions['payload'] = {}) {
    return this.send('POST', url, payload);
  }

  signIn(loginId: string, password: string) {
    return this.post('/v1/auth/password/signin', { loginId, password });
  }

  /** Presses a button of the first screen, as the web component does. */
  startFlow(interactionId: string, input: Record<string, unknown> = {}) {
    return this.post('/v1/flow/start', { flowId: 'sign-in', interactionId, input });
  }

  me() {
    return this.send('GET', '/v1/auth/me');
  }

  /** Returns a copy of this browser with its current cookies. */
  copy(): Person {
    return new Person(this.#app, this.refreshToken);
  }
}
