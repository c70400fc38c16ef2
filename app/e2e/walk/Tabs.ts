import { expect } from 'playwright/test';
import { countWaiting } from '../support/keptChanges.ts';
import type { Device } from './Device.ts';

const patience = { timeout: 10_000 };

/** The tabs of the person on two devices: which is in use, and whether its browser has a network and a session. */
export class Tabs {
  readonly all: readonly Device[];
  readonly #open: (tab: Device) => Promise<void>;
  readonly #signIn: (tab: Device) => Promise<void>;
  /** The tab in use. */
  inUse: Device;

  /**
   * @param tabs those of one browser are one device to the log.
   * @param open opens the log in a tab, or opens it anew.
   * @param signIn restores the session of the person in the browser of a tab.
   */
  constructor(
    tabs: [Device, ...Device[]],
    open: (tab: Device) => Promise<void>,
    signIn: (tab: Device) => Promise<void>,
  ) {
    this.all = tabs;
    [this.inUse] = tabs;
    this.#open = open;
    this.#signIn = signIn;
  }

  async openAll() {
    for (const tab of this.all) await this.#open(tab);
  }

  get #ofBrowser(): Device[] {
    return this.all.filter(({ browser }) => browser === this.inUse.browser);
  }

  async takeOtherTab() {
    await this.#take(this.#ofBrowser.find((tab) => tab !== this.inUse)!);
  }

  /** @param chance selects one of them. */
  async takeOtherDevice(chance: (tabs: Device[]) => Device | undefined) {
    const others = this.all.filter(({ browser }) => browser !== this.inUse.browser);
    await this.#take(chance(others)!);
  }

  async #take(tab: Device) {
    this.inUse = tab;
    await tab.focus();
  }

  async reload() {
    await this.#open(this.inUse);
  }

  /** Cuts the network of the browser in use, after each of its tabs has shown each day. */
  async loseNetwork() {
    const { inUse } = this;
    for (const tab of this.#ofBrowser) {
      await tab.focus();
      await tab.seeAllDays();
    }
    await this.#take(inUse);
    await inUse.browser.loseNetwork();
  }

  /** The clock of the device jumps. The page says so as soon as it is answered: here, for another day. */
  async setClock(minutesFast: number) {
    const { browser, page } = this.inUse;
    await browser.setClock(minutesFast);
    if (browser.isOffline) return;
    await this.inUse.show(this.inUse.daysAgo === 0 ? 1 : this.inUse.daysAgo - 1);
    const notice = page.getByText(/^This device’s clock is/);
    await expect(notice).toHaveCount(minutesFast === 0 ? 0 : 1, patience);
  }

  async signOutAndIn() {
    const { page } = this.inUse;
    await this.inUse.button('Logout').click();
    // The sign-out asks about changes that cannot be saved for a while.
    const again = this.inUse.button('Try again');
    await page
      .waitForURL((url) => url.pathname === '/', { timeout: 4000 })
      .catch(async () => {
        await again.click();
        await page.waitForURL((url) => url.pathname === '/');
      });
    await this.#signInAgain();
  }

  /**
   * Signs out without a network, which comes back once the person has decided what becomes of what waits. Nothing is
   * discarded before the person is signed out: by then, it is saved.
   */
  async signOutOffline(choice: 'keep' | 'discard'): Promise<boolean> {
    const { browser, page } = this.inUse;
    if ((await countWaiting(page)) === 0) return false;
    await this.inUse.button('Logout').click();
    await this.inUse.button(`Log out and ${choice} them`).click(patience);
    await expect(page.getByText(/^You are still signed in/)).toBeVisible();
    await browser.findNetwork();
    await this.inUse.button('Try again').click();
    await page.waitForURL((url) => url.pathname === '/');
    await this.#signInAgain();
    return true;
  }

  /** Signs in after a sign-out, once each tab of the browser shows nobody. Undo ends with a session. */
  async #signInAgain() {
    for (const { page } of this.#ofBrowser) {
      const nobody = page
        .getByText('You are not logged in')
        .or(page.getByRole('button', { name: 'Login' }));
      await expect(nobody.first()).toBeVisible(patience);
    }
    await this.#signIn(this.inUse);
    for (const tab of this.#ofBrowser) {
      await this.#open(tab);
      tab.forgetUndo();
    }
  }
}
