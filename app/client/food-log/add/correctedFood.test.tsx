import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { useCorrection } from '../useCorrection.ts';
import { AddFood } from './AddFood.tsx';
import { addDraftKey } from './addDraft.ts';
import { newEntry } from './newEntry.ts';
import { useFilledForm } from './useFilledForm.ts';

const day = '2026-11-20';
const tea = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 1 };
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  sessionStorage.clear();
});
afterEach(() => {
  server.restore();
  sessionStorage.clear();
});

/** The form on a day before today, with the button that opens a refused food of that day. */
function Page() {
  const nameInput = useRef<HTMLInputElement>(null);
  const { filled, fill, adjust, replaced, finish } = useFilledForm(demoUser.id, nameInput);
  const { correct } = useCorrection({ userId: demoUser.id, nameInput, fillForm: fill });
  return (
    <>
      <button onClick={() => correct({ kind: 'create', entries: [newEntry(soup, day)] })}>
        Edit
      </button>
      <button onClick={() => adjust(tea)}>Adjust Tea</button>
      <button onClick={replaced?.bringBack}>Bring back {replaced?.name}</button>
      <AddFood
        user={demoUser}
        {...{ day, filled, nameInput }}
        today="2026-11-21"
        keyShortcut={undefined}
        onLogged={finish}
      />
    </>
  );
}

const open = () =>
  render(
    <PageSurroundings>
      <Page />
    </PageSurroundings>,
  );
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const mainButton = () => document.querySelector('[type=submit]');

it.each([
  ['as it was refused', '', 200],
  ['as it was corrected', '190', 190],
])('a refused food keeps its day over a reload, %s', async (_, typed, calories) => {
  const { unmount } = open();
  await press('Edit');
  // The calories are selected.
  if (typed) await userEvent.keyboard(typed);
  expect(mainButton()).toHaveTextContent('Log to 11/20/2026');
  unmount();
  open();
  expect(screen.getByDisplayValue('Soup')).toBeVisible();
  expect(mainButton()).toHaveTextContent('Log to 11/20/2026');
  await press('Log to 11/20/2026');
  await waitFor(() =>
    expect([...server.entries.values()]).toMatchObject([{ ...soup, calories, day }]),
  );
});

it('once a refused food is logged, the next food is for today', async () => {
  open();
  await press('Edit');
  await press('Log to 11/20/2026');
  await waitFor(() => expect(mainButton()).toHaveTextContent('Add'));
  expect([...server.entries.values()]).toMatchObject([{ ...soup, day }]);
});

it.each([
  ['as it was refused', '', 200],
  ['as it was corrected', '190', 190],
])(
  'a refused food that another one replaces comes back for its day, %s',
  async (_, typed, calories) => {
    open();
    await press('Edit');
    if (typed) await userEvent.keyboard(typed);
    await press('Adjust Tea');
    expect(mainButton()).toHaveTextContent('Add');
    // A food that was left as it is replaces nothing.
    await press('Adjust Tea');
    await press('Bring back Soup');
    await press('Log to 11/20/2026');
    await waitFor(() =>
      expect([...server.entries.values()]).toMatchObject([{ ...soup, calories, day }]),
    );
  },
);

it.each(['', 'null', '[', '{"begunFrom":7}', '{"begunFrom":"2026-02-30"}'])(
  'a food has no day of its own when the storage contains %j',
  (draft) => {
    sessionStorage.setItem(addDraftKey(demoUser.id), draft);
    open();
    expect(mainButton()).toHaveTextContent('Add');
  },
);
