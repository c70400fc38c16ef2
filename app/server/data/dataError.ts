/** A command cannot be done. The message says why and what to do. */
export class DataError extends Error {}
