import { ThemeProvider } from '@mui/material/styles';
import { DateNavigator } from '@foodlog/ui/DateNavigator';
import { EntryList } from '@foodlog/ui/EntryList';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormikDialog } from './FormikDialog.tsx';
import { InDocument } from './InDocument.tsx';

const theme = createFoodlogTheme();
const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };
const breakfast = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };

function Framed() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <FoodForm
        suggestions={[oats]}
        onValuesChange={({ name, calories }) => setTyped(`${name} ${calories}`)}
        onSubmit={() => undefined}
      />
      <output>{typed}</output>
    </>
  );
}

function Shadowed() {
  const [day, setDay] = useState('2026-11-21');
  const [entries, setEntries] = useState([breakfast, { ...breakfast, id: '2', name: 'Tea' }]);
  return (
    <>
      <DateNavigator value={day} onChange={setDay} />
      <EntryList
        entries={entries}
        onDelete={({ id }) => setEntries((all) => all.filter((entry) => entry.id !== id))}
      />
    </>
  );
}

function Containers() {
  const [frame, setFrame] = useState<HTMLElement>();
  const [shadow, setShadow] = useState<ShadowRoot>();
  const [day, setDay] = useState('2026-11-21');
  return (
    <ThemeProvider theme={theme}>
      <FormikDialog />
      <iframe
        title="Frame"
        height={600}
        srcDoc="<!doctype html><body></body>"
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument?.body)}
      />
      {frame && (
        <InDocument into={frame} theme={theme}>
          <Framed />
        </InDocument>
      )}
      <div
        ref={(host) => {
          if (host) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
        }}
      />
      {shadow && (
        <InDocument into={shadow} theme={theme}>
          <Shadowed />
        </InDocument>
      )}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const { nextElementSibling: dialog } = currentTarget;
          if (dialog instanceof HTMLDialogElement) dialog.showModal();
        }}
      >
        Open the native dialog
      </button>
      <dialog aria-label="Native">
        <DateNavigator value={day} onChange={setDay} />
      </dialog>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Containers />);
