import { fireEvent } from '@testing-library/react';

/** Presses, checks and submits everything on the page, or in a part of it. */
export function useAll(part: ParentNode = document) {
  for (const field of part.querySelectorAll<HTMLInputElement>('input[name=name]')) {
    field.value = 'Oats';
  }
  for (const control of part.querySelectorAll(
    'button:not([tabindex="-1"], [type=submit]), a, input[type=checkbox]',
  ))
    fireEvent.click(control);
  for (const form of part.querySelectorAll('form')) fireEvent.submit(form);
  for (const field of part.querySelectorAll('input[type=text]')) {
    fireEvent.input(field, { target: { value: '7' } });
  }
  for (const option of part.querySelectorAll('[role=option]')) fireEvent.click(option);
}
