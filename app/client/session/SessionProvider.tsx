import { AuthProvider } from '@descope/react-sdk/flows';
import type { ReactNode } from 'react';
import type { RuntimeConfig } from '../runtimeConfig.ts';
import { SessionGate } from './SessionGate.tsx';

// A session cookie that is Secure is dropped on plain http by some browsers.
const sessionCookie = { sameSite: 'Strict', secure: location.protocol === 'https:' } as const;

/** Wraps the app in the sign-in provider and tells everything below who is signed in. */
export function SessionProvider({
  config,
  children,
}: {
  config: RuntimeConfig;
  children: ReactNode;
}) {
  return (
    <AuthProvider {...config} sessionTokenViaCookie={sessionCookie}>
      <SessionGate>{children}</SessionGate>
    </AuthProvider>
  );
}
