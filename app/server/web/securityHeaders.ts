import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { SignIn } from './settings.ts';

/** Where the sign-in component's files come from; it tries one host after the other. */
const componentHosts = [
  'https://descopecdn.com',
  'https://static.descope.com',
  'https://cdn.jsdelivr.net/npm/@descope/',
];
const screenHosts = ['https://static.descope.com', 'https://static2.descope.com'];
const pictureHosts = ['https://imgs.descope.com', ...screenHosts];

/** Only our own scripts run; other hosts are named only where a project id makes them necessary. */
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
        // The sign-in component writes its styles into the page.
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
    // Local sign-in is plain http: a promise of https would lock people out of localhost.
    strictTransportSecurity: hosted,
    // Signing in with another provider opens a window that reports back.
    crossOriginOpenerPolicy: { policy: hosted ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
