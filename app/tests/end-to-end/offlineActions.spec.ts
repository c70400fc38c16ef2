import { seeded } from '../../server/testing/seeded.ts';
import { fault } from './support/fault.ts';
import { expect, test } from './support/foodlog.ts';
import { morning } from './support/morning.ts';
import { signedUpAt } from './support/signedUpAt.ts';
import { Actions } from './walk/Actions.ts';
import { Browser } from './walk/Browser.ts';
import { Device } from './walk/Device.ts';
import { LogModel } from './walk/LogModel.ts';
import { Tabs } from './walk/Tabs.ts';
import { Walk } from './walk/Walk.ts';

const { days } = morning;

test.use({ serviceWorkers: 'allow' });

for (const name of [
  'add',
  'repeat',
  'edit',
  'delete',
  'undo',
  'add to a past day',
  'copy the day before',
  'copy',
]) {
  test(
    `without a network, one action waits over a reload, and arrives once: ${name}`,
    fault(
      { sees: 'the change at once, “Offline. … to send”', kept: 'on the device, then sent' },
      `no network: ${name}`,
    ),
    async ({ page, foodlog, restoreSession, allowConsoleErrors }) => {
      allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
      await restoreSession();
      await signedUpAt(page, Date.now() - 30 * 86_400_000);
      const log = new LogModel();
      const walk = new Walk(log, seeded(1));
      walk.mustAct = true;
      const device = new Device(page, new Browser(page.context(), log), log);
      const open = async () => device.open(foodlog.url);
      const { changes } = new Actions(walk, new Tabs([device], open, async () => {}));
      const { act, need } = changes.find((action) => action.name === name)!;
      await open();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await need?.(walk, device, log);
      await device.expectLog();
      await device.seeAllDays();
      const { daysAgo } = device;
      await device.browser.loseNetwork();
      expect(await act()).toBe(true);
      await device.expectLog();
      await open();
      await device.show(daysAgo);
      await device.expectLog();
      await expect(page.getByText(/^Offline\. \d changes? to send/)).toBeVisible();
      await device.browser.findNetwork();
      await device.expectLog();
      for (const day of days) await device.expectServer(day);
    },
  );
}
