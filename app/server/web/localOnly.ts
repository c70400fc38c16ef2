import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Refuses requests that do not come from this machine. Local sign-in is for the person who uses it, so host names that
 * merely resolve to it (DNS rebinding) and requests forwarded by a proxy are refused.
 */
export function refuseOtherMachines(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const names = Object.keys(request.headers);
    const forwarded = names.some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
    if (forwarded || !thisMachine.test(request.headers.host ?? '')) {
      throw new HttpError(
        403,
        'FORBIDDEN',
        'Local sign-in answers this machine only. Open it at http://localhost, or set DESCOPE_PROJECT_ID.',
      );
    }
  });
}
