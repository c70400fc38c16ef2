import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { LogChangesProvider } from './LogChangesProvider.tsx';

/** Gives the signed-in person's changes to all pages; a visitor has none. */
export function LogChangesOfSession({ children }: { children: ReactNode }) {
  const { session } = useSession();
  if (session.status !== 'signedIn') return children;
  return (
    <LogChangesProvider key={session.user.id} user={session.user}>
      {children}
    </LogChangesProvider>
  );
}
