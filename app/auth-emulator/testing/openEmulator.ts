import fastify, { type FastifyInstance } from 'fastify';
import { createAuthEmulator, type AuthEmulator, type AuthEmulatorOptions } from '../index.ts';
import { Person } from './Person.ts';

interface OpenEmulator {
  app: FastifyInstance;
  emulator: AuthEmulator;
  /** Creates a person with their own browser. */
  person: () => Person;
  close: () => Promise<void>;
}

/** Starts the emulator in a server without a port, as the product runs it. */
export const openEmulator = async (options: AuthEmulatorOptions = {}): Promise<OpenEmulator> => {
  const emulator = await createAuthEmulator(options);
  const app = fastify();
  await app.register(emulator.plugin);
  const close = async () => {
    await app.close();
    await emulator.close();
  };
  return { app, emulator, person: () => new Person(app), close };
};
