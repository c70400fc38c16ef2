import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../client/api/createApi.ts';
import { isLong, report, seed } from '../randomised.ts';
import { foodLogItems } from '../../server/testing/changeOperations.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { engines } from '../../server/testing/engines.ts';
import { createTestServer } from '../../server/testing/testServer.ts';
import { RandomChange, kinds } from './RandomChange.ts';
import { compareLog } from './compareLog.ts';
import { Device } from './Device.ts';
import { FaultyNetwork } from './FaultyNetwork.ts';
import { faults } from './faults.ts';

const [people, changesPerDevice] = isLong ? [25, 100] : [4, 24];
const now = () => new Date('2026-11-20T12:00:00Z');

/** Makes changes one after the other: some while earlier ones wait, some after the server has all. */
async function useDevice(
  device: Device,
  change: RandomChange,
  random: () => number,
): Promise<void> {
  for (let count = 0; count < changesPerDevice; count += 1) {
    change.makeOn(device);
    if (random() < 0.5) await device.sendAll();
    else await pause(random() * 10);
  }
  await device.sendAll();
  device.close();
}

function add(figures: Record<string, number>, more: Record<string, number>) {
  for (const [name, count] of Object.entries(more)) figures[name] = (figures[name] ?? 0) + count;
}

test.each(Object.entries(engines))(
  'on %s, a change of any kind is in the log exactly once, however the network fails',
  async (_engine, openStore) => {
    const { app, ask, token } = await createTestServer({}, { now, store: await openStore() });
    const server = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
    const network = new FaultyNetwork(server, seeded(seed));
    onTestFinished(() => network.close());
    const url = await network.open();

    const logs = await Promise.all(
      Array.from({ length: people }, async (_, index) => {
        const session = await token({ sub: `U${index}` });
        const getToken = async () => session;
        const tokens = { getToken, renewToken: getToken };
        const random = seeded(seed * 1000 + index);
        const devices = await Promise.all(
          [0, 1].map(async (number) => {
            const device = new Device(createApi(tokens, undefined, url), `U${index}`, random);
            const change = new RandomChange(number, seeded((seed * 1000 + index) * 2 + number));
            await useDevice(device, change, random);
            return device;
          }),
        );
        return { session, api: createApi(tokens, undefined, server), devices };
      }),
    );
    await network.calm();

    const made: Record<string, number> = {};
    const wrong: Record<string, number> = {};
    const failures = [...network.unexplained];
    for (const { session, api, devices } of logs) {
      for (const device of devices) {
        failures.push(...device.refusals);
        add(made, device.made);
      }
      const { data } = await ask(foodLogItems, { limit: 500 }, session);
      add(wrong, await compareLog({ api, foods: data?.['foodLogItems'] }, devices));
    }
    const changes = people * 2 * changesPerDevice;
    report({ changes, ...wrong, refused: failures.length, ...made, ...network.happened });
    expect(failures).toEqual([]);
    expect(Object.entries(wrong).filter(([, count]) => count > 0)).toEqual([]);
    expect(Object.keys(made).toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(Object.keys(network.happened).toSorted()).toEqual(Object.keys(faults).toSorted());
  },
);
