/** How long an answer of the sign-in service may take, in milliseconds. */
export const signInLimit = 10_000;
