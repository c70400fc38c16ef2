/** With what the names begin under which the sign-in SDK keeps who signed in last. It leaves some at a sign-out. */
const prefix = 'dls_last_';

/**
 * Deletes what this tab keeps of a person: what is half typed, and the history of Undo. A sign-out ends what the end of
 * a session does not.
 */
export function forgetInTab() {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}

/** Deletes from this browser, too, the name and the login id of the person who has signed in last. */
export function forgetSession() {
  forgetInTab();
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}
