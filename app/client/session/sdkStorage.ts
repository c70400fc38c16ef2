/** The storage key under which the SDK notes that this browser has a session. */
export const sessionKey = 'DSLI';

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
export const lastUserKey = 'dls_last_user_login_id';

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where storage is blocked, the SDK stores nothing either.
    return false;
  }
}

export const hasSessionKey = () => isStored(sessionKey);

/** Whether the SDK asks the service nothing when it starts, by its own rule. */
export const startsWithoutRequest = () =>
  ![sessionKey, lastUserKey, 'DSLI_DISABLED'].some((key) => isStored(key));
