/**
 * Asks for the typeface before anything is written in it: a text that has to change its typeface on screen moves. Resolves
 * when the typeface is there, or cannot be had.
 */
export async function loadTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em "Figtree Variable"');
  } catch {
    // The system's font stands in.
  }
}
