import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { SignIn } from './settings.ts';

/** The hosts of the sign-in component's files. The SDK tries one after the other. */
const componentHosts = [
  'https://descopecdn.com',
  'https://static.descope.com',
  'https://cdn.jsdelivr.net/npm/@descope/',
];
const screenHosts = ['https://static.descope.com', 'https://static2.descope.com'];
const pictureHosts = ['https://imgs.descope.com', ...screenHosts];

/**
 * Sends a content security policy that allows only our own scripts, and the provider's hosts only with a project id.
 */
export async function sendSecurityHeaders(app: FastifyInstance, signIn: SignIn): Promise<void> {
  const hosted = signIn.kind === 'hosted';
  const whenHosted = (hosts: string[]) => (hosted ? hosts : []);
  const api = hosted ? [new URL(signIn.baseUrl).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...whenHosted(componentHosts)],
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
}
