import type { TokenSource } from '../api/createApi.ts';

/** The signed-in person, as far as the product uses them (spec §3). */
export interface SessionUser {
  /** Stable identity at the provider. */
  id: string;
  name: string;
  /** The last of the person's login ids: `userId` of what they log (spec §3). */
  loginId: string;
  /** When the account was made; undefined when the provider did not say. */
  createdAt: Date | undefined;
}

/** Who is there. The only two roles are signed in and signed out (spec §6). */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** There was a session, and the sign-in service does not answer. */
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signedIn'; user: SessionUser };

/** The session, and what can be done with it. */
export interface SessionValue {
  session: Session;
  tokens: TokenSource;
  /** Ends the session everywhere on this device. Rejects when the service could not be told. */
  signOut: () => Promise<void>;
}
