/** Where the food table is that the build has made (app/foods). */
declare module 'virtual:food-table' {
  export const url: string;
  /** Its digest, as `fetch` compares it. */
  export const integrity: string;
}
