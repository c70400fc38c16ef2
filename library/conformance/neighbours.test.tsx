import { render } from '@testing-library/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { components } from './components.ts';
import { testing } from './testing.ts';
import { useAll } from './useAll.ts';

const cases = Object.entries(components).flatMap(([name, { examples, states = [] }]) =>
  [...examples, ...states].map((example, index) => [`${name} ${index + 1}`, example] as const),
);

/** Shows a dialog of a form. @returns the names of the events that the form hears. */
function showInForm(children: ReactNode) {
  const heard: string[] = [];
  const hear = ({ type }: SyntheticEvent) => heard.push(type);
  render(
    <form onSubmit={hear} onReset={hear} onInput={hear} onChange={hear}>
      {createPortal(children, document.body)}
    </form>,
    // Not on the page, so that only what is in the dialog is used.
    { container: document.createElement('div') },
  );
  return heard;
}

test.each(cases)(
  '%s in a dialog of a form does not submit or reset it, and lends it no field of a form of its own',
  async (_, { Component, reveal }) => {
    const heard = showInForm(<Component />);
    await reveal?.(testing);
    useAll();
    await testing.settle();
    for (const form of document.forms) form.reset();
    await testing.settle();
    expect(heard).not.toContain('submit');
    expect(heard).not.toContain('reset');
    const isFreeField = document.querySelector('input[type=text]') && !document.forms.length;
    expect(heard.includes('input')).toBe(Boolean(isFreeField));
    expect(heard.includes('change')).toBe(Boolean(isFreeField));
  },
);

test.each(['FoodForm', 'EntryEditor', 'EntryPicker'])(
  'handlers on the form of %s hear its events, and a form of another React root around it hears none',
  async (name) => {
    const heard: string[] = [];
    const own: string[] = [];
    const { Component } = components[name]!.examples[0];
    const { container } = render(
      <form onSubmit={({ type }) => heard.push(type)} onReset={({ type }) => heard.push(type)} />,
    );
    const inner = container.querySelector('form')!.appendChild(document.createElement('div'));
    const root = createRoot(inner);
    const hear = ({ type }: SyntheticEvent) => own.push(type);
    const handlers = { onSubmit: hear, onReset: hear, onChange: hear };
    await testing.act(async () => root.render(<Component slotProps={{ root: handlers }} />));
    useAll(inner);
    await testing.settle();
    inner.querySelector('form')!.reset();
    expect(new Set(own)).toEqual(new Set(['submit', 'reset', 'change']));
    expect(heard).toEqual([]);
    await testing.act(async () => root.unmount());
  },
);
