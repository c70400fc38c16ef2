import { userEvent, type within } from 'storybook/test';

/** Types a name into the form of a story, and waits for what comes by itself: the foods of the table. */
export async function typeCoffee(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Coffee');
  await canvas.findByRole('group', { name: 'Other foods' }, { timeout: 10_000 });
}
