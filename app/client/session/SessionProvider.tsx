import { AuthProvider } from '@descope/react-sdk/flows';
import { type ReactNode, StrictMode, useState } from 'react';
import type { RuntimeConfig } from '../runtimeConfig.ts';
import { SessionGate } from './SessionGate.tsx';
import { SignInRateLimit } from './SignInRateLimit.ts';

// Some browsers drop a Secure cookie on plain http.
const sessionCookie = { sameSite: 'Strict', secure: location.protocol === 'https:' } as const;

/**
 * Wraps the app in the sign-in provider, and tells everything below who is signed in. Strict mode begins below the
 * provider, because inside it the provider would create two SDKs from the same hooks.
 */
export function SessionProvider({
  config,
  children,
}: {
  config: RuntimeConfig;
  children: ReactNode;
}) {
  const [rateLimit] = useState(() => new SignInRateLimit());
  const [hooks] = useState(() => rateLimit.createHooks());
  return (
    <AuthProvider {...config} sessionTokenViaCookie={sessionCookie} hooks={hooks}>
      <StrictMode>
        <SessionGate rateLimit={rateLimit}>{children}</SessionGate>
      </StrictMode>
    </AuthProvider>
  );
}
