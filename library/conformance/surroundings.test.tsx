import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EntryEditor } from '../src/index.ts';
import { allStates, components } from './components.ts';
import { entry, ignore } from './samples.ts';
import { testing } from './testing.ts';
import { useAll } from './useAll.ts';

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

test.each(allStates)(
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

// Escape is the last, because it may remove what is shown.
const keys = ['F2', 'Enter', 'ArrowLeft', 'ArrowDown', 'Escape'];

test.each(allStates)(
  'every key that %s does not use reaches what is around it, and no other',
  async (_, { Component, reveal }) => {
    const heard: { key: string; target: EventTarget | null; defaultPrevented: boolean }[] = [];
    const hear = ({ key, target, defaultPrevented }: (typeof heard)[number]) =>
      heard.push({ key, target, defaultPrevented });
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what a team's form would
    render(<form onKeyDown={hear}>{createPortal(<Component />, document.body)}</form>);
    await reveal?.(testing);
    document.addEventListener('keydown', hear);
    onTestFinished(() => document.removeEventListener('keydown', hear));
    const all = [...document.querySelectorAll('body :is(input, button, a)')];
    const controls = [...new Map(all.map((control) => [control.className, control])).values()];
    for (const key of keys) for (const control of controls) fireEvent.keyDown(control, { key });
    // Each is heard twice: in React, and by the document.
    expect(heard.filter(({ key }) => key === 'F2')).toHaveLength(2 * controls.length);
    expect(heard.filter(({ defaultPrevented }) => defaultPrevented)).toEqual([]);
    const submitting = document.querySelectorAll('form input');
    const withEnter = heard.filter(({ key }) => key === 'Enter').map(({ target }) => target);
    for (const field of submitting) expect(withEnter).not.toContain(field);
  },
);

const prevent = (event: Event) => event.preventDefault();

test('Escape cancels once, also where a dialog hears it first and prevents its default', () => {
  const cancel = vi.fn<() => void>();
  document.addEventListener('keydown', prevent, true);
  onTestFinished(() => document.removeEventListener('keydown', prevent, true));
  const editor = { entry, onSave: ignore, onCancel: cancel };
  const { rerender } = render(<EntryEditor {...editor} />);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
  rerender(<EntryEditor {...editor} onKeyDown={(event) => event.stopPropagation()} />);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
});

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
