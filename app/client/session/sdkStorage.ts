/** The storage key under which the SDK notes that this browser has a session. */
export const sessionKey = 'DSLI';

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
export const lastUserKey = 'dls_last_user_login_id';

/** Whether the SDK has stored one of these. Undefined where storage is blocked. */
function hasAny(...keys: string[]): boolean | undefined {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return undefined;
  }
}

/** Who the SDK has noted as signed in last. Null after a sign-out, and where storage is blocked. */
export function readLastUser(): string | null {
  try {
    return localStorage.getItem(lastUserKey);
  } catch {
    return null;
  }
}

export const hasSessionKey = () => hasAny(sessionKey) === true;

/** Whether the SDK asks the service nothing when it starts, by its own rule. */
export const startsWithoutRequest = () =>
  hasAny(sessionKey, lastUserKey, 'DSLI_DISABLED') === false;
