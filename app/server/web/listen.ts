import type { FastifyInstance } from 'fastify';
import { StartError } from './startError.ts';

function explain(error: unknown, host: string, port: number, prefix: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or set ${prefix}PORT to another port.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that this user does not have. Set ${prefix}PORT to 1024 or more.`;
  }
  return `${prefix}HOST ${host} is not an address of this machine (${code}). Set ${prefix}HOST to one, for example 127.0.0.1.`;
}

/**
 * Starts to accept requests.
 * @param prefix the beginning of the names of the two settings.
 * @returns the address that a person opens.
 * @throws StartError if the port or the address is not available.
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
  prefix = '',
): Promise<string> {
  try {
    const address = new URL(await server.listen({ host, port }));
    if (host === '127.0.0.1' || host === 'localhost') address.hostname = 'localhost';
    return address.origin;
  } catch (error) {
    throw new StartError(explain(error, host, port, prefix));
  }
}
