import type { Session, SessionUser } from './Session.types.ts';

/** Whose log the pages show. */
export interface Owner {
  userId: string;
  /** Undefined until the provider has said who has the token. */
  user: SessionUser | undefined;
}

/** @returns undefined while nobody is known to be signed in. */
export function ownerOf(session: Session): Owner | undefined {
  if (session.status === 'signedIn') return { userId: session.user.id, user: session.user };
  if (session.status !== 'loading' || session.userId === undefined) return undefined;
  return { userId: session.userId, user: undefined };
}
