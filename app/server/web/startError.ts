/** Stops the start. The server prints its message as one line. */
export class StartError extends Error {}
