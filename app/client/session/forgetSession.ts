/** With what the names begin under which the sign-in SDK keeps who signed in last. It leaves some at a sign-out. */
const prefix = 'dls_last_';

/** The key of a draft, which names its person (addDraft.ts, editDraft.ts). */
const draft = /^food-log (?:draft|edit) (\S+)/;

/**
 * Deletes what this tab keeps of a person: what is half typed, and the history of Undo. A sign-out ends what the end of
 * a session does not. What somebody else has half typed stays for them.
 * @param userId who signs out; undefined when that is not known: then all is deleted.
 */
export function forgetInTab(userId: string | undefined) {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const owner = draft.exec(key)?.[1] ?? userId;
      if (userId === undefined || owner === userId) sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}

/** Deletes from this browser, too, the name and the login id of the person who has signed in last. */
export function forgetSession(userId: string | undefined) {
  forgetInTab(userId);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}
