/** Equal for the names of one food: case, white space and the way accents are written make no difference. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');
}
