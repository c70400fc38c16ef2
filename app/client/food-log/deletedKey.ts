/** The key under which what a person has deleted is cached. */
export const deletedKey = (userId: string) => `foodLogDeleted ${userId}`;
