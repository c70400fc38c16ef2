import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Given to examples by the tests: the page of the browser does not load what only these use. */
export const testing = {
  fireEvent,
  /** Waits until an element of this class is on the page. */
  waitForClass: (className: string) =>
    waitFor(() => expect(document.querySelector(`.${className}`)).not.toBeNull()),
};
