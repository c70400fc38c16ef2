import type { JWK } from 'jose';
import type { Accounts } from '../accounts/Accounts.ts';
import type { Sessions } from '../sessions/Sessions.ts';

export interface Services {
  accounts: Accounts;
  sessions: Sessions;
  jwks: () => { keys: JWK[] };
  now: () => Date;
}
