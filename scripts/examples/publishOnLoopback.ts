import { fileURLToPath } from 'node:url';
import { startLoopbackRegistry } from './loopbackRegistry.ts';
import type { LoopbackRegistry } from './loopbackRegistry.ts';
import { npm } from './npm.ts';

const library = fileURLToPath(new URL('../../library', import.meta.url));

/** Packs the built library and publishes it to a new registry, which runs until it is closed. */
export async function publishOnLoopback(): Promise<{ registry: LoopbackRegistry; said: string }> {
  const registry = await startLoopbackRegistry();
  try {
    const { stdout } = await npm(library, 'publish', ...registry.npmArguments);
    return { registry, said: stdout.trim() };
  } catch (error) {
    registry.close();
    throw error;
  }
}
