import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The tests pass this to `reveal`, so that the page for the browser does not bundle the testing libraries. */
export const testing = {
  act,
  fireEvent,
  /** Waits for what settles at once. */
  settle: async () => act(async () => Promise.resolve()),
  /** Waits until an element of this class is on the page. */
  waitForClass: (className: string) =>
    waitFor(() => expect(document.querySelector(`.${className}`)).not.toBeNull()),
};
