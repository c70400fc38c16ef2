import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutlyingEntries } from './OutlyingEntries.tsx';

const today = '2026-11-21';
const signUpDay = '2026-11-20';
const ignore = () => undefined;

/** The notice on a day of a log whose last entry is on another. */
const notice = (day: string, lastDay: string) => (
  <OutlyingEntries
    {...{ day, today }}
    bounds={{ firstDay: signUpDay, lastDay, signUpDay }}
    onShow={ignore}
  />
);

const words = () => screen.queryByText(/^The last is on/)?.textContent;

afterEach(cleanup);

it('the notice comes and goes with the entries, whatever was pressed before', () => {
  const { rerender } = render(notice(today, today));
  expect(words()).toBeUndefined();
  fireEvent.pointerDown(document.body);
  rerender(notice(today, '2026-11-22'));
  expect(words()).toBe('The last is on 11/22/2026.');
  fireEvent.pointerDown(document.body);
  rerender(notice(today, '2026-11-23'));
  expect(words()).toBe('The last is on 11/23/2026.');
  rerender(notice(signUpDay, '2026-11-23'));
  expect(words()).toBeUndefined();
  rerender(notice(today, today));
  expect(words()).toBeUndefined();
});
