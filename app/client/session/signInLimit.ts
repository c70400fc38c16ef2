/** How long the sign-in service may take for an answer, in milliseconds. */
export const signInLimit = 10_000;
