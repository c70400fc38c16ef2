import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormDraft } from './useFormDraft.ts';

afterEach(() => sessionStorage.clear());

function Editor({ begunFrom }: { begunFrom: string }) {
  const { restore, keep } = useFormDraft('draft', begunFrom);
  return (
    <form ref={restore} onInput={keep}>
      <input aria-label="Fats" name="fats" />
    </form>
  );
}
const fats = () => screen.getByRole('textbox', { name: 'Fats' });

it('a draft is restored into the version of the entry that was being edited, and into no other', () => {
  const first = render(<Editor begunFrom="version 1" />);
  fireEvent.input(fats(), { target: { value: '9' } });
  first.unmount();
  const later = render(<Editor begunFrom="version 2" />);
  expect(fats()).toHaveValue('');
  later.unmount();
  render(<Editor begunFrom="version 1" />);
  expect(fats()).toHaveValue('9');
});
