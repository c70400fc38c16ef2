/** Stops the start. Its message is the one line that the person who starts the server reads. */
export class StartError extends Error {}
