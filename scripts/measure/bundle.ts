import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../../node_modules/.cache/bench');

/**
 * Builds a file of this folder for production, as an app would, with the built library.
 * @returns the path of the built file.
 */
export async function bundle(name: string, where: 'browser' | 'server'): Promise<string> {
  await mkdir(outDir, { recursive: true });
  const program = here(`${name}.tsx`);
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    // In development React and MUI do extra work.
    define: where === 'browser' ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      outDir,
      emptyOutDir: false,
      ssr: where === 'server' ? program : false,
      ...(where === 'browser'
        ? { lib: { entry: program, formats: ['es'], fileName: () => `${name}.js` } }
        : { rolldownOptions: { output: { entryFileNames: `${name}.js` } } }),
    },
  });
  return `${outDir}/${name}.js`;
}
