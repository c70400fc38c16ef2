import { describe, expect, it } from 'vitest';
import { toSessionUser } from './toSessionUser.ts';

const user = { userId: 'U1', name: 'Demo User', loginIds: ['old', 'demo@example.com'] };

describe('§3 the user', () => {
  it('logs under the last login id', () => {
    expect(toSessionUser(user).loginId).toBe('demo@example.com');
  });

  it('has a creation time in seconds', () => {
    expect(toSessionUser({ ...user, createdTime: 1_763_683_200 }).createdAt?.toISOString()).toBe(
      '2025-11-21T00:00:00.000Z',
    );
  });

  it('without a name is called by email or login id, and may have no creation time', () => {
    expect(toSessionUser({ ...user, name: '', email: 'demo@example.com' }).name).toBe(
      'demo@example.com',
    );
    expect(toSessionUser({ userId: 'U1', loginIds: [] })).toEqual({
      id: 'U1',
      name: 'U1',
      loginId: 'U1',
      createdAt: undefined,
    });
  });
});
