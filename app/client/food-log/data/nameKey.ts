/** The same for names that the server takes for one food: case, white space and the encoding of accents do not count. */
export const nameKey = (name: string) =>
  name.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');
