import type { SessionUser } from './Session.types.ts';

/** Whether a value from storage is a person. Anyone who can open the browser can write to its storage. */
export function isSessionUser(value: unknown): value is SessionUser {
  const { id, name, loginId, createdAt } = Object(value);
  const isDate = createdAt instanceof Date && !Number.isNaN(createdAt.getTime());
  return (
    [id, name, loginId].every((text) => typeof text === 'string') &&
    (createdAt === undefined || isDate)
  );
}

/** Whether all that is known of two people is the same. */
export const isSameUser = (one: SessionUser | undefined, other: SessionUser | undefined) =>
  one?.id === other?.id &&
  one?.name === other?.name &&
  one?.loginId === other?.loginId &&
  one?.createdAt?.getTime() === other?.createdAt?.getTime();
