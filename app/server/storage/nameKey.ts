/** Returns the key of a food's name, which ignores case, white space and the encoding of accents. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');
}
