import { createContext } from 'react';
import type { SessionValue } from './Session.types.ts';

/** Provided by SessionProvider; stories and tests provide a session of their own. */
export const SessionContext = createContext<SessionValue | undefined>(undefined);
