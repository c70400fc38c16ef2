'use server';

/** A server action that fails. In production, Next.js replaces the message before a browser gets the error. */
export async function refuse() {
  throw new Error('The password of the database is wrong.');
}
