/** The database cannot be used. The message says what is wrong and what to do. */
export class StorageError extends Error {}
