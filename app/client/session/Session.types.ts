import type { TokenSource } from '../api/createApi.ts';

/** The signed-in person, as far as the product uses them (spec §3). */
export interface SessionUser {
  /** The provider's stable id of the person. */
  id: string;
  name: string;
  /** The person's last login id: the `userId` of what they log (spec §3). */
  loginId: string;
  /** When the account was created; undefined when the provider did not say. */
  createdAt: Date | undefined;
}

/** Whether someone is signed in, the only distinction between roles (spec §6). */
export type Session =
  /** `userId` is whose token the browser holds, if it holds one. */
  | { status: 'loading'; userId?: string | undefined }
  | { status: 'signedOut' }
  /** This device had a session, and the sign-in service is not responding. */
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signedIn'; user: SessionUser };

/** The session, and the functions that use and end it. */
export interface SessionValue {
  session: Session;
  tokens: TokenSource;
  /**
   * Ends the session in all tabs of this browser. Rejects when the service could not be told, or has not answered in
   * time.
   * @param afterwards called once the session has ended: also when the service answers later than that.
   */
  signOut: (afterwards: () => void) => Promise<void>;
}
