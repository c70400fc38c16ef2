import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
const remove = (entry: LoggedEntry): LogChange => ({ kind: 'delete', entries: [entry] });

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.put({ id: '1', day });
});

describe('after a server was restored from a backup', () => {
  it.each([
    ['deleted', remove, 0],
    ['edited', (entry: LoggedEntry) => edit(entry, { calories: 310 }), 310],
  ])(
    'an entry of which it knows less than this device is %s at the second try',
    async (...what) => {
      const [, change, total] = what;
      const log = await renderLog(day);
      await log.make(remove(log.entry('1')));
      await log.undo();
      await waitFor(() => expect(log.total()).toBe(300));
      server.put({ id: '1', day });
      await act(async () => log.result.current.retry());
      await waitFor(() => expect(log.entry('1').version).toBe(1));
      await expect(log.make(change(log.entry('1')))).rejects.toThrow('Changed elsewhere.');
      await waitFor(() => expect(log.total()).toBe(300));
      await log.make(change(log.entry('1')));
      expect(log.total()).toBe(total);
      expect(server.entries.get('1')?.version).toBe(2);
    },
  );
});
