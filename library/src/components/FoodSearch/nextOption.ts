/** How many options the page keys pass, as in MUI's Autocomplete. */
const PAGE = 5;

/**
 * Returns the place of the option that a key selects, or `undefined` for another key. The arrow keys also come by the typed
 * text, whose place is -1.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active < last ? active + 1 : -1;
    case 'ArrowUp':
      return active < 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + PAGE, last);
    case 'PageUp':
      return Math.max(active - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
