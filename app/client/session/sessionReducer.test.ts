import { describe, expect, it } from 'vitest';
import type { SessionUser } from './Session.types.ts';
import {
  initialSession,
  ownerOfSession,
  type SdkState,
  type SessionEvent,
  sessionOf,
  sessionReducer,
  userOf,
} from './sessionReducer.ts';

const tokenOf = (sub: string, issued = 1) => `.${btoa(JSON.stringify({ sub, issued }))}.`;
const userNamed = (id: string): SessionUser => ({
  id,
  name: id,
  loginId: `${id}@example.com`,
  createdAt: undefined,
});
const [ada, bo] = [userNamed('ada'), userNamed('bo')];

const nothing: SdkState = {
  isStarting: false,
  isAuthenticated: false,
  isUserLoading: false,
  token: '',
  user: undefined,
  hasSessionKey: false,
};
const sdk = (changed: Partial<SdkState>): SessionEvent => ({
  type: 'sdkChanged',
  sdk: { ...nothing, ...changed },
});

const hers = { hasSessionKey: true, token: tokenOf('ada') };
const starting = sdk({ ...hers, isStarting: true });
const unanswered = sdk({ hasSessionKey: true });
const unnamed = sdk({ ...hers, isAuthenticated: true });
const naming = sdk({ ...hers, isAuthenticated: true, isUserLoading: true });
const named = sdk({ ...hers, isAuthenticated: true, user: ada });
const namedAgain = sdk({ ...hers, token: tokenOf('ada', 2), isAuthenticated: true, user: ada });

const slow = { type: 'slow' } as const;
const retry = { type: 'retry' } as const;
const ended = { type: 'ended' } as const;
const signedOutElsewhere = { type: 'signedOutElsewhere' } as const;
const answered = (missing: 'session' | 'user') => ({ type: 'requestAnswered', missing }) as const;
const failed = (missing: 'session' | 'user') => ({ type: 'requestFailed', missing }) as const;

const after = (events: SessionEvent[], storedUser?: SessionUser) =>
  events.reduce(sessionReducer, initialSession(nothing, storedUser));

/** The status of the session, and whose it is. */
function sessionAfter(events: SessionEvent[], storedUser?: SessionUser) {
  const session = sessionOf(after(events, storedUser), () => {});
  if (session.status === 'signedIn') return `signedIn ${session.user.id}`;
  return [session.status, session.status === 'loading' && session.userId].filter(Boolean).join(' ');
}

describe('the session', () => {
  it.each<[string, SessionEvent[], string]>([
    ['of a visitor', [], 'signedOut'],
    ['while the SDK starts', [starting], 'loading ada'],
    ['while the SDK starts without a token', [sdk({ isStarting: true })], 'loading'],
    ['when the SDK starts for too long', [starting, slow], 'unreachable'],
    ['when it answers after all', [starting, slow, naming], 'loading ada'],
    ['when the user loads for too long', [starting, naming, slow], 'unreachable'],
    ['once the user is named', [starting, naming, named], 'signedIn ada'],
    ['when the start got no answer', [starting, unanswered], 'loading'],
    ['when the next request gets none', [unanswered, failed('session')], 'unreachable'],
    ['when it is asked again', [unanswered, failed('session'), retry], 'loading'],
    ['when the service says that there is none', [unanswered, answered('session')], 'signedOut'],
    ['when the service renews it', [unanswered, naming, answered('session')], 'loading ada'],
    ['when the user is not named', [unnamed], 'loading'],
    ['when the request for the user fails', [unnamed, failed('user')], 'unreachable'],
    ['when its answer names nobody', [unnamed, answered('user')], 'unreachable'],
    ['when it is named while the request fails', [unnamed, named, failed('user')], 'signedIn ada'],
    ['when an answer about another request comes', [unnamed, failed('session')], 'loading'],
    ['when the service ends it', [named, ended, unanswered], 'signedOut'],
    ['when somebody signs in after that', [named, ended, unanswered, named], 'signedIn ada'],
    ['when that session is lost', [named, ended, unanswered, named, unanswered], 'loading'],
    ['after a sign-out', [named, sdk({})], 'signedOut'],
    ['after a sign-out in another tab', [named, signedOutElsewhere], 'signedOut'],
    ['after a new sign-in there', [named, signedOutElsewhere, namedAgain], 'signedIn ada'],
  ])('%s', (_, events, session) => {
    expect(sessionAfter(events)).toBe(session);
  });

  it.each<[string, SessionEvent[], string]>([
    ['belongs to the stored user while the SDK starts', [starting], 'signedIn ada'],
    ['also when that takes long', [starting, slow], 'signedIn ada'],
    ['also when the provider does not name them', [unnamed, failed('user')], 'signedIn ada'],
    ['not when the token is another person’s', [sdk({ token: tokenOf('bo') })], 'signedOut'],
    [
      'but to whom the provider names',
      [sdk({ isAuthenticated: true, token: tokenOf('bo'), user: bo })],
      'signedIn bo',
    ],
    ['to nobody without a token', [unanswered], 'loading'],
  ])('%s', (_, events, session) => {
    expect(sessionAfter(events, ada)).toBe(session);
  });
});

it('the user is the same object until the provider names another', () => {
  const state = after([named, sdk({ ...hers, isAuthenticated: true, user: { ...ada } })]);
  expect(ownerOfSession(state)).toBe(ada);
  const renamed = { ...ada, name: 'Ada L.' };
  const changed = after([named, sdk({ ...hers, isAuthenticated: true, user: renamed })]);
  expect(ownerOfSession(changed)).toBe(renamed);
});

it('nobody is named after a sign-out in another tab, until a new session begins', () => {
  expect(userOf(after([named, signedOutElsewhere]))).toBeUndefined();
  expect(userOf(after([named, signedOutElsewhere, namedAgain]))).toBe(ada);
});
