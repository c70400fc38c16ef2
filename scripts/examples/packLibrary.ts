import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packs the built library into `dist/` and hands the path of the file to the tests, as `FOODLOG_TARBALL`. */
export default function packLibrary(): void {
  const folder = here('../../dist');
  mkdirSync(folder, { recursive: true });
  const options = ['pack', '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', options, { cwd: here('../../library'), encoding: 'utf8' });
  process.env['FOODLOG_TARBALL'] = `${folder}/${name.trim()}`;
}
