import { use } from 'react';
import type { SessionValue } from './Session.types.ts';
import { SessionContext } from './SessionContext.ts';

/** Who is signed in, and how to sign out. @throws outside of SessionProvider. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}
