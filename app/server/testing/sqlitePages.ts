const pageSize = 4096;
/** How long the header of each type of page is, before the offsets of its cells. */
const headerLengths = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
]);

/**
 * Returns whether a byte of a file of SQLite is in the free space of a page, between the offsets of its cells and the cells.
 * When SQLite has moved cells to another page, their copies can stay there: `secure_delete` overwrites what is deleted, not
 * what is moved. The layout is that of https://sqlite.org/fileformat.html#b_tree_pages.
 */
export function isInFreeSpace(file: Buffer, at: number): boolean {
  const page = at - (at % pageSize);
  const header = page === 0 ? 100 : page;
  const headerLength = headerLengths.get(file.readUInt8(header));
  if (headerLength === undefined) return false;
  const [cells, content] = [file.readUInt16BE(header + 3), file.readUInt16BE(header + 5)];
  return at >= header + headerLength + 2 * cells && at < page + content;
}
