import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { SignIn } from './settings.ts';

/** The hosts of the sign-in component's files. The SDK tries one after the other. */
const componentHosts = [
  'https://descopecdn.com',
  'https://static.descope.com',
  'https://cdn.jsdelivr.net/npm/@descope/',
];
const screenHosts = ['https://static.descope.com', 'https://static2.descope.com'];
const pictureHosts = ['https://imgs.descope.com', ...screenHosts];

/** What answers of the API may do if somebody opens one as a page: nothing. */
export const nothingAllowed = "default-src 'none';frame-ancestors 'none'";

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the headers of an answer. They are the same for all, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Sends a content security policy that allows only our own scripts, the inline ones of the page by their hashes, and the provider's hosts only with a project id.
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  signIn: SignIn,
  scripts: readonly string[],
): void {
  const hosted = signIn.kind === 'hosted';
  const whenHosted = (hosts: string[]) => (hosted ? hosts : []);
  const api = hosted ? [new URL(signIn.baseUrl).origin] : [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map(hashOf), ...whenHosted(componentHosts)],
        // The sign-in component adds inline styles to the page.
        styleSrc: ["'self'", "'unsafe-inline'", ...whenHosted(componentHosts)],
        imgSrc: ["'self'", 'data:', 'https://images.unsplash.com', ...whenHosted(pictureHosts)],
        fontSrc: ["'self'", 'data:', ...whenHosted(componentHosts)],
        connectSrc: [
          "'self'",
          ...api,
          ...whenHosted([...screenHosts, ...componentHosts.slice(0, 1)]),
        ],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Local sign-in uses plain http, and HSTS would lock people out of localhost.
    strictTransportSecurity: hosted,
    // Signing in with a social account opens a popup that sends a message back.
    crossOriginOpenerPolicy: { policy: hosted ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
