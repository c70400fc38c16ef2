import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitTimeout } from './timeouts.ts';

/** What Playwright's `chromium.launch()` needs to start the pinned browser. */
export interface BrowserLaunchOptions {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** In milliseconds. */
  timeout: number;
}

/** The pictures depend on these flags: without them the same browser draws thousands of pixels differently. */
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  // Each processor would round in its own way.
  '--disable-skia-runtime-opts',
  // A part of a tile that is drawn again has other edges than one that is drawn with the whole tile.
  '--disable-partial-raster',
  '--force-device-scale-factor=1',
  // The browser resolves no other host, so that no test can depend on one.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Allows only the fonts of the browser's package, so that the machine's own fonts are never used. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

async function packaged() {
  const folder = new URL('../', import.meta.resolve('@sparticuz/chromium'));
  const manifest: { version: string } = JSON.parse(
    await readFile(new URL('package.json', folder), 'utf8'),
  );
  return { archives: fileURLToPath(new URL('bin', folder)), version: manifest.version };
}

async function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Unpacks beside the target and then renames, so that nobody starts a partly written browser. */
async function unpack(archives: string, target: string) {
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(`${target}-unpacking-`);
  const previous = process.env['TMPDIR'];
  // The package unpacks into the system's temporary folder and uses files that exist there.
  process.env['TMPDIR'] = staging;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(
      // al2023 contains NSS, NSPR and expat for machines without them.
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map(async (archive) =>
        inflate(join(archives, archive)),
      ),
    );
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontConfiguration);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process may have unpacked the same browser first.
    if (!(await exists(target))) throw error;
  } finally {
    if (previous === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = previous;
  }
}

/**
 * Returns the launch options of the browser for pictures and end-to-end tests, which the lock file pins. The first call
 * unpacks the browser (into `node_modules/.cache`, in a few seconds). Parallel calls are safe.
 * @throws Error on systems other than Linux on x64, for which there is no such browser.
 */
export async function launchOptions(): Promise<BrowserLaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The pinned browser runs on Linux x64 only, this is ${process.platform} ${process.arch}: take pictures and run end-to-end tests in a Linux container or in CI.`,
    );
  }
  const { archives, version } = await packaged();
  const folder = join(cache, `chromium-${version}`);
  if (!(await exists(folder))) await unpack(archives, folder);
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']];
  const env = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    executablePath: join(folder, 'chromium'),
    args,
    timeout: waitTimeout,
    env: {
      ...Object.fromEntries(env),
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
    },
  };
}
