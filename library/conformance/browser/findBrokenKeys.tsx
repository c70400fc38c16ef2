import type { ReactNode } from 'react';
import { FoodForm } from '../../src/index.ts';

/** The names of all members that an object has, also from its prototypes. */
const membersOf = (object: object | null): string[] =>
  object
    ? [...Object.getOwnPropertyNames(object), ...membersOf(Object.getPrototypeOf(object))]
    : [];

/** Changes a field as typing does. */
function type(field: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const suggestions = [{ name: 'Oats' }];

/**
 * Adds a food in a form with a figure of each key that a form itself has.
 * @returns the keys whose figure is not left out, and that get lost, stay in the form, or make it throw.
 */
export async function findBrokenKeys(show: (node: ReactNode) => void): Promise<string[]> {
  const broken: string[] = [];
  // A form that React does not hear would leave the page.
  window.addEventListener('submit', (event) => event.preventDefault(), true);
  let errors = 0;
  window.addEventListener('error', () => errors++);
  window.addEventListener('unhandledrejection', () => errors++);
  for (const key of membersOf(document.createElement('form'))) {
    errors = 0;
    let added: object | undefined;
    const form = (label: string) => (
      <FoodForm
        figures={[{ key, label, unit: '' }]}
        suggestions={suggestions}
        onSubmit={(food) => {
          added = food;
        }}
      />
    );
    let fields: HTMLInputElement[] = [];
    try {
      show(null);
      show(form('Before'));
      show(form('After'));
      fields = [...document.querySelectorAll('input')];
      for (const field of fields) {
        field.focus();
        type(field, '7');
      }
      document.querySelector<HTMLElement>('[type=submit]')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      show(null);
      await new Promise((resolve) => setTimeout(resolve));
    } catch {
      errors += 1;
    }
    const [, figure] = fields;
    const isAdded =
      JSON.stringify(added) === JSON.stringify({ name: '7', ...(figure && { [key]: 7 }) });
    const isEmptied = fields[0]?.value === '' && (!figure || figure.value === '0');
    if (errors || !isAdded || !isEmptied) broken.push(key);
  }
  return broken;
}
