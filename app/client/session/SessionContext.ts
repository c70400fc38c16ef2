import { createContext } from 'react';
import type { SessionValue } from './Session.types.ts';

/** Filled by SessionProvider; stories and tests fill it with a session of their own. */
export const SessionContext = createContext<SessionValue | undefined>(undefined);
