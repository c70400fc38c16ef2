// The library and the server of the food log share no code, so each has this file. scripts/test/nameRules.test.ts holds
// the two equal.

/** A name that shows nothing: space, fillers, marks of direction and whatever else has no glyph of its own. */
export const showsNothing = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Characters that cannot be shown: control characters, lone surrogates, and what FormData puts in their place. */
export const unprintable = /[\p{Cc}\p{Cs}\uFFFD]/u;
