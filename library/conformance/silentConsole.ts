import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test of the calling file in which React, MUI or a component logs an error or a warning. */
export function keepConsoleSilent() {
  const complain = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => {
    complain.mockClear();
    warn.mockClear();
  });
  afterEach(() => {
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
}
