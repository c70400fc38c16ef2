/** The database cannot be used. The message says what is wrong with it and what to do. */
export class StorageError extends Error {}
