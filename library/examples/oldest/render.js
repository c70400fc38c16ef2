import { readFile, writeFile } from 'node:fs/promises';

for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
  console[level] = (...said) => {
    throw new Error(`The console must stay silent: ${said.join(' ')}`);
  };
}
const dist = new URL(`${process.argv[2]}/`, import.meta.url);
const { html } = await import(new URL('server/server.js', dist));
const file = new URL('index.html', dist);
const page = await readFile(file, 'utf8');
await writeFile(
  file,
  page.replace('<!--day-->', () => html),
);
