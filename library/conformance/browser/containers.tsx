import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Iframe } from '../../docs/containers/Iframe.tsx';
import { NativeDialog } from '../../docs/containers/NativeDialog.tsx';
import { PopupWindow } from '../../docs/containers/PopupWindow.tsx';
import { ShadowRoot } from '../../docs/containers/ShadowRoot.tsx';
import {
  createFoodlogTheme,
  DateNavigator,
  EntryEditor,
  EntryList,
  EntryPicker,
  FoodForm,
  NameField,
  NumberField,
} from '../../src/index.ts';
import { entry, ignore, oats } from '../samples.ts';

const theme = createFoodlogTheme();
/** Its variables have another prefix, so that none comes from the page around. */
const shadowTheme = createFoodlogTheme(
  { cssVarPrefix: 'shadow' },
  { cssVariables: { rootSelector: ':host' } },
);

/** What the components call, and the events that reach what is around them. */
export const heard: string[] = [];
/** Answers the food that is being submitted. */
export const answer: { accept: () => void } = { accept: ignore };

const hear = (event: SyntheticEvent & { key?: string }) =>
  void heard.push(event.key ? `key ${event.key}` : event.type);
const close = () => void heard.push('close');

const containers = {
  'a MUI dialog': (content: ReactNode) => (
    <Dialog open onClose={close}>
      {content}
    </Dialog>
  ),
  'a native dialog': (content: ReactNode) => <NativeDialog onClose={close}>{content}</NativeDialog>,
  'a fullscreen element': (content: ReactNode) => (
    <div style={{ overflow: 'auto', background: 'Canvas' }}>
      <button
        type="button"
        onClick={({ currentTarget }) => void currentTarget.parentElement?.requestFullscreen()}
      >
        Fill the screen
      </button>
      {content}
    </div>
  ),
  'an iframe': (content: ReactNode) => <Iframe theme={theme}>{content}</Iframe>,
  'a popup window': (content: ReactNode) => <PopupWindow theme={theme}>{content}</PopupWindow>,
  'a shadow root': (content: ReactNode) => <ShadowRoot theme={shadowTheme}>{content}</ShadowRoot>,
};
export type Container = keyof typeof containers;

/** Every component with fields or keys. */
function Log() {
  const [day, setDay] = useState('2026-11-20');
  const [entries, setEntries] = useState([
    { ...entry, id: '1', name: 'Rice' },
    { ...entry, id: '2', name: 'Tea' },
  ]);
  const [editing, setEditing] = useState<string>();
  return (
    <>
      <FoodForm
        suggestions={[oats]}
        onValuesChange={({ name, calories }) => heard.push(`values ${name} ${calories}`)}
        onSubmit={() =>
          new Promise<void>((resolve) => {
            answer.accept = resolve;
          })
        }
      />
      <EntryList
        entries={entries}
        onEdit={({ id }) => setEditing(id)}
        onDelete={({ id }) => setEntries((all) => all.filter((one) => one.id !== id))}
        editingId={editing}
        renderEditor={(edited) => (
          <EntryEditor entry={edited} onSave={ignore} onCancel={() => setEditing(undefined)} />
        )}
      />
      <EntryPicker entries={[entry]} onSubmit={ignore} onCancel={() => heard.push('cancel')} />
      <NumberField label="Portions" onChange={(value) => heard.push(`portions ${value}`)} />
      <NameField label="Search" suggestions={[oats]} />
      <DateNavigator value={day} onChange={setDay} />
    </>
  );
}

/** The components in a container, in an element that hears what a form or a dialog around them would. */
export const logIn = (container: Container) => (
  <div role="presentation" onSubmit={hear} onReset={hear} onKeyDown={hear}>
    {containers[container](<Log />)}
  </div>
);
