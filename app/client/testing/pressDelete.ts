import { userEvent, type within } from 'storybook/test';

/** Deletes a food of a story: on a phone, Delete is in the editor of its entry. */
export async function pressDelete(canvas: ReturnType<typeof within>, name: string) {
  const press = async (label: string | RegExp) =>
    userEvent.click(await canvas.findByRole('button', { name: label }));
  if (!matchMedia('(max-width: 599.95px)').matches) return press(`Delete ${name}`);
  await press(new RegExp(`^Edit ${name}`));
  return press('Delete');
}
