import type { SessionUser } from './Session.types.ts';

/** The fields of the provider's user object that are read here (spec §3). */
interface ProviderUser {
  userId: string;
  name?: string;
  email?: string;
  loginIds: string[];
  /** Seconds since 1970. */
  createdTime?: number;
}

/** Reads the provider's user object, which may lack a name or a creation time. */
export function toSessionUser(user: ProviderUser): SessionUser {
  const loginId = user.loginIds.at(-1) ?? user.userId;
  return {
    id: user.userId,
    name: user.name || user.email || loginId,
    loginId,
    createdAt: user.createdTime ? new Date(user.createdTime * 1000) : undefined,
  };
}
