import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stopClock, waitFor } from '../testing/clock.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { serveTest } from '../testing/serveTest.ts';
import { LogPanels } from './LogPanels.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('opens the panel that is asked for while another is saved', async () => {
  stopClock();
  sessionStorage.clear();
  serveTest();
  render(
    <PageSurroundings>
      <LogPanels userId={demoUser.id} today="2026-11-21" />
    </PageSurroundings>,
  );
  press('Targets');
  const field = await waitFor(() => screen.getByRole('textbox', { name: 'Calories' }));
  fireEvent.change(field, { target: { value: '1800' } });
  press('Save');
  press('Meals');
  await waitFor(() => screen.getByRole('form', { name: 'Meals' }));
  expect(screen.queryByRole('form', { name: 'Targets' })).toBeNull();
});
