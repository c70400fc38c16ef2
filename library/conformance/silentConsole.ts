import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Every test of a file that calls this fails when React, MUI or a component has something to say. */
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
