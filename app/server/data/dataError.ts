/** A command cannot be done. The message says why and what to do. */
export class DataError extends Error {}

/** Says that an owner is not known. */
export const nothingStored = (owner: string): string =>
  `Nothing is stored of ${owner}. An owner is the subject of the session token, not a login id.`;
