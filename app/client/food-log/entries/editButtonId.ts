/** The id of the button that edits an entry, so that the focus can be given to it. */
export const editButtonId = ({ id }: { id: string }) => `edit-${id}`;
