import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { render } from './dist/server/render.js';

const dist = new URL('dist/', import.meta.url);

// The policy allows only styles and scripts with the nonce of this response, and no style attributes.
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/assets/')) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(await readFile(new URL(`.${request.url}`, dist)));
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Type', 'text/html');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src data:`,
  );
  const page = await readFile(new URL('index.html', dist), 'utf8');
  response.end(page.replaceAll('NONCE', nonce).replace('<!--day-->', () => render(nonce)));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
