import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/Accounts.ts';
import type { RefreshFamily, State, User } from '../state/State.ts';
import type { StateStore } from '../state/StateStore.ts';
import type { RefreshClaims, Tokens } from './Tokens.ts';

const refreshSeconds = 30 * 24 * 60 * 60;
/**
 * For how many seconds an outdated refresh token is taken for a delayed request of the same person, not for a theft.
 */
const overtakenSeconds = 30;

/** A new pair of tokens. Times are in seconds since 1970. */
export interface Session {
  user: User;
  sessionToken: string;
  sessionClaims: Record<string, unknown>;
  sessionExpiresAt: number;
  refreshToken: string;
  refreshExpiresAt: number;
}

const isOf =
  (claims: RefreshClaims) =>
  ({ id, userId }: RefreshFamily): boolean =>
    id === claims.familyId && userId === claims.userId;

/** The sessions: who is signed in, on which device, and for how long. */
export class Sessions {
  readonly #store: StateStore;
  readonly #accounts: Accounts;
  readonly #tokens: Tokens;
  readonly #sessionSeconds: number;
  readonly #now: () => Date;

  constructor(
    store: StateStore,
    accounts: Accounts,
    tokens: Tokens,
    { sessionSeconds, now }: { sessionSeconds: number; now: () => Date },
  ) {
    this.#store = store;
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#sessionSeconds = sessionSeconds;
    this.#now = now;
  }

  /** Signs a user in on another device. */
  async start(user: User): Promise<Session> {
    const now = this.#seconds();
    const family: RefreshFamily = {
      id: randomUUID(),
      userId: user.userId,
      generation: 1,
      rotatedAt: now,
      expiresAt: now + refreshSeconds,
    };
    await this.#change((draft) => draft.families.push(family));
    return this.#issue(user, family);
  }

  /**
   * Exchanges a refresh token for a new pair. Returns undefined if the token is no longer valid.
   *
   * The token before the newest one is still valid, because its answer may have been lost or another tab may have been
   * faster. An older one has been stolen or copied, so it ends the session for everybody who has one of its tokens.
   */
  async refresh(token: string | undefined): Promise<Session | undefined> {
    const claims = await this.#tokens.readRefresh(token);
    const user = claims && this.#accounts.find(claims.userId);
    if (!claims || !user) return undefined;
    const now = this.#seconds();
    const family = await this.#change((draft) => {
      const found = draft.families.find(isOf(claims));
      if (!found) return undefined;
      if (claims.generation === found.generation) {
        found.generation += 1;
        found.rotatedAt = now;
        found.expiresAt = now + refreshSeconds;
        return found;
      }
      const isPrevious = claims.generation === found.generation - 1;
      if (isPrevious || now - found.rotatedAt <= overtakenSeconds) return found;
      draft.families = draft.families.filter(({ id }) => id !== found.id);
      return undefined;
    });
    return family && this.#issue(user, family);
  }

  /** Returns the user of a refresh token without replacing the token. */
  async findUser(token: string | undefined): Promise<User | undefined> {
    const claims = await this.#tokens.readRefresh(token);
    const isAlive = claims && this.#store.current.families.some(isOf(claims));
    return isAlive ? this.#accounts.find(claims.userId) : undefined;
  }

  /** Signs out on the device that has the token. An invalid token has no effect. */
  async end(token: string | undefined): Promise<void> {
    const claims = await this.#tokens.readRefresh(token);
    if (!claims) return;
    await this.#change((draft) => {
      draft.families = draft.families.filter(({ id }) => id !== claims.familyId);
    });
  }

  /** Signs out on all devices of the person who has the token. */
  async endAll(token: string | undefined): Promise<void> {
    const user = await this.findUser(token);
    if (!user) return;
    await this.#change((draft) => {
      draft.families = draft.families.filter(({ userId }) => userId !== user.userId);
    });
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #change<Result>(change: (draft: State) => Result): Promise<Result> {
    return this.#store.update((draft) => {
      const now = this.#seconds();
      draft.families = draft.families.filter(({ expiresAt }) => expiresAt > now);
      return change(draft);
    });
  }

  async #issue(user: User, family: RefreshFamily): Promise<Session> {
    const sessionExpiresAt = this.#seconds() + this.#sessionSeconds;
    const session = await this.#tokens.signSession(user, family, sessionExpiresAt);
    return {
      user,
      sessionToken: session.token,
      sessionClaims: session.claims,
      sessionExpiresAt,
      refreshToken: await this.#tokens.signRefresh(family),
      refreshExpiresAt: family.expiresAt,
    };
  }
}
