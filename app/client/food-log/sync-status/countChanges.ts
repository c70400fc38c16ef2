/** A number of changes in words, such as "3 changes". */
export const countChanges = (count: number) => (count === 1 ? '1 change' : `${count} changes`);
