import type { KeyServer } from './KeyServer.ts';

/** All ways in which the keys endpoint fails at once. Nobody can be verified then, and nobody must be signed out. */
export const keyServerFailures: Record<string, NonNullable<KeyServer['failure']>> = {
  'is down': (response) => response.writeHead(503).end('{}'),
  'has an error': (response) => response.writeHead(500).end('{"keys":[]}'),
  'is not there': (response) => response.writeHead(404).end('{"keys":[]}'),
  'is elsewhere': (response) => response.writeHead(302, { location: '/v2/keys/P2' }).end(),
  'answers with a page': (response) => response.setHeader('content-type', 'text/html').end('<p>'),
  'answers nothing': (response) => response.end(),
  'answers no keys': (response) => response.end('{}'),
  'answers keys that are none': (response) => response.end('{"keys":[1]}'),
  'answers half': (response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"keys":[', () => response.socket?.destroy());
  },
  'hangs up': (response) => response.socket?.destroy(),
};
