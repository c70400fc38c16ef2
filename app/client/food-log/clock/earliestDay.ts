/** The first day that the pages show. Other software writes 0001-01-01 where it knows no day. */
export const earliestDay = '1900-01-01';
