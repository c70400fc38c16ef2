const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A new ObjectId: 4 bytes of seconds, 8 random bytes; 24 hexadecimal digits. */
export function createObjectId(now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const random = crypto.getRandomValues(new Uint8Array(8));
  return hex(seconds, 8) + Array.from(random, (byte) => hex(byte, 2)).join('');
}
