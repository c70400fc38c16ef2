import { useEffect, useRef } from 'react';
import { useStore } from '../store/StoreContext.ts';
import type { SessionUser } from './Session.types.ts';
import { isSessionUser } from './isSessionUser.ts';

/**
 * Stores the user on the device for the next visit. Once another person has a token, what the device has stored of the
 * person before is deleted.
 * @param user the user as the provider names them; undefined until then.
 * @param subject whose token the browser holds; undefined when it holds none.
 */
export function useStoredUser(user: SessionUser | undefined, subject: string | undefined) {
  const store = useStore();
  const ownerId = useRef(isSessionUser(store.user) ? store.user.id : undefined);
  useEffect(() => {
    if (subject === undefined) return;
    store.beginSession(subject);
    // The answers that come for the new person are stored later than this.
    if (ownerId.current !== undefined && ownerId.current !== subject)
      void store.forgetUser(subject);
    ownerId.current = subject;
  }, [store, subject]);
  useEffect(() => {
    if (user) void store.putUser(user);
  }, [store, user]);
}
