import type { Session, SessionUser } from './Session.types.ts';
import { isSameUser } from './isSessionUser.ts';
import { subjectOf } from './subjectOf.ts';

/** What the sign-in SDK says. */
export interface SdkState {
  /** Whether the SDK still asks the service whether this browser has a session. */
  isStarting: boolean;
  /** False also of a valid session if the service could not be reached at the start. */
  isAuthenticated: boolean;
  isUserLoading: boolean;
  /** The session token that the browser holds; empty if it holds none. */
  token: string;
  user: SessionUser | undefined;
  /** Whether the SDK has noted that this browser has a session. */
  hasSessionKey: boolean;
}

/** What the service is asked for when the SDK has not asked, or has got no answer. */
export type Missing = 'session' | 'user';

export interface SessionState {
  sdk: SdkState;
  /** The last user that the provider has named, in this visit or an earlier one. */
  lastUser: SessionUser | undefined;
  /** Whether the SDK has been loading for too long. */
  isSlow: boolean;
  /** What became of the request for what is missing. */
  request: 'pending' | 'answered' | 'failed';
  /** Whether the service has ended the session. */
  isEnded: boolean;
  /** The token of a session that another tab has signed out. The SDK of this tab may not know yet. */
  signedOutToken: string | undefined;
}

export type SessionEvent =
  | { type: 'sdkChanged'; sdk: SdkState }
  /** The SDK has been loading for too long. */
  | { type: 'slow' }
  | { type: 'requestAnswered' | 'requestFailed'; missing: Missing }
  | { type: 'retry' }
  /** The service answered 401. */
  | { type: 'ended' }
  | { type: 'signedOutElsewhere' };

/** @param storedUser the last user, as the device has stored them. */
export const initialSession = (sdk: SdkState, storedUser?: SessionUser): SessionState =>
  withSdk(
    {
      sdk,
      lastUser: storedUser,
      isSlow: false,
      request: 'pending',
      isEnded: false,
      signedOutToken: undefined,
    },
    sdk,
  );

export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'sdkChanged':
      return withSdk(state, event.sdk);
    case 'slow':
      return { ...state, isSlow: true };
    case 'requestAnswered':
    case 'requestFailed': {
      // The SDK may have found out meanwhile.
      if (event.missing !== missingOf(state)) return state;
      return { ...state, request: event.type === 'requestAnswered' ? 'answered' : 'failed' };
    }
    case 'retry':
      return { ...state, request: 'pending' };
    case 'ended':
      return { ...state, isEnded: true };
    default:
      event satisfies { type: 'signedOutElsewhere' };
      return { ...state, signedOutToken: state.sdk.token || undefined };
  }
}

function withSdk(before: SessionState, sdk: SdkState): SessionState {
  const state = { ...before, sdk, isEnded: before.isEnded && !sdk.isAuthenticated };
  const user = userOf(state);
  return {
    ...state,
    lastUser: user && !isSameUser(user, state.lastUser) ? user : state.lastUser,
    isSlow: state.isSlow && loadingOf(state) === loadingOf(before),
    request: missingOf(state) === missingOf(before) ? state.request : 'pending',
  };
}

/** What the SDK is loading. */
export function loadingOf({ sdk }: SessionState): Missing | undefined {
  if (sdk.isStarting) return 'session';
  return sdk.isAuthenticated && sdk.isUserLoading ? 'user' : undefined;
}

/** What is missing although the SDK loads nothing. */
export function missingOf(state: SessionState): Missing | undefined {
  const { isAuthenticated, user, hasSessionKey } = state.sdk;
  if (loadingOf(state)) return undefined;
  if (isAuthenticated) return user ? undefined : 'user';
  return hasSessionKey ? 'session' : undefined;
}

/** Whether another tab has signed out the session that the SDK of this tab still has. */
export const isSignedOutElsewhere = ({ sdk, signedOutToken }: SessionState) =>
  sdk.isAuthenticated && sdk.token === signedOutToken;

/**
 * The user that the provider names. Nobody after a sign-out in another tab, so that the device stores what the same person
 * does after they have signed in again.
 */
export const userOf = (state: SessionState) =>
  isSignedOutElsewhere(state) ? undefined : state.sdk.user;

/** Whose token the browser holds; undefined if it holds none. */
export const subjectOfSession = ({ sdk }: SessionState) => subjectOf(sdk.token);

/** The owner of the session. Until the provider answers, the owner of the token is the last user. */
export function ownerOfSession(state: SessionState): SessionUser | undefined {
  const { sdk, lastUser } = state;
  const isNamed = sdk.isAuthenticated && sdk.user !== undefined;
  return isNamed || lastUser?.id === subjectOfSession(state) ? lastUser : undefined;
}

function isSignedOut(state: SessionState): boolean {
  if (isSignedOutElsewhere(state)) return true;
  if (loadingOf(state) || state.sdk.isAuthenticated) return false;
  return missingOf(state) !== 'session' || state.request === 'answered' || state.isEnded;
}

/** The session as the pages see it. @param retry what a person's "Try again" does while the service is unreachable. */
export function sessionOf(state: SessionState, retry: () => void): Session {
  if (isSignedOut(state)) return { status: 'signedOut' };
  const user = ownerOfSession(state);
  if (user) return { status: 'signedIn', user };
  const isLoading = loadingOf(state) !== undefined;
  if (isLoading ? state.isSlow : state.request !== 'pending')
    return { status: 'unreachable', retry };
  return isLoading ? { status: 'loading', userId: subjectOfSession(state) } : { status: 'loading' };
}
