/** The height of the notices, in CSS pixels: what floats at the bottom of the window stands above them. */
export const noticesHeight = 'var(--notices-height, 0px)';
