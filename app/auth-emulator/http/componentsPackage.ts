import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFile = createRequire(import.meta.url).resolve(
  '@descope/web-components-ui/package.json',
);

const readVersion = (): string => {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(packageFile, 'utf8'));
  if (typeof version !== 'string') {
    throw new TypeError('@descope/web-components-ui is damaged; install the dependencies again.');
  }
  return version;
};

/** The installed version of Descope's UI components; the web component requests exactly this version. */
export const componentsVersion = readVersion();

/** The folder of their browser files. */
export const componentsFolder = join(dirname(packageFile), 'dist', 'umd');
