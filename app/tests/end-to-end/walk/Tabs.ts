import { expect } from 'playwright/test';
import { countWaiting } from '../support/keptChanges.ts';
import { failRequests } from './answers.ts';
import type { Device } from './Device.ts';

/** The tabs of the person on two devices: which is in use, and whether its browser has a network and a session. */
export class Tabs {
  readonly all: readonly Device[];
  readonly #open: (tab: Device) => Promise<void>;
  readonly #signIn: (tab: Device) => Promise<void>;
  /** The tab in use. */
  inUse: Device;
  /** How many changes were discarded at a sign-out. */
  discarded = 0;

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

  /**
   * Cuts the network of the browser in use, after each of its tabs has shown each day. For the latest of them, the clock
   * is a day fast meanwhile.
   */
  async loseNetwork() {
    const { inUse } = this;
    const { browser } = inUse;
    const minutesFast = (browser.now - Date.now()) / 60_000;
    await browser.setClock(24 * 60);
    for (const tab of this.#ofBrowser) {
      await tab.focus();
      await tab.seeAllDays();
    }
    await browser.setClock(minutesFast);
    await this.#take(inUse);
    await browser.loseNetwork();
  }

  /** The clock of the device jumps, and the person looks at the page. */
  async setClock(minutesFast: number) {
    await this.inUse.browser.setClock(minutesFast);
    await this.inUse.focus();
  }

  /** The page says whether the clock is wrong as soon as it is answered: here, for another day. */
  async expectNotice() {
    const { inUse } = this;
    const { browser, page } = inUse;
    await inUse.expectScreen();
    if (browser.isOffline) return;
    await inUse.show(inUse.daysAgo === 0 ? 1 : inUse.daysAgo - 1);
    const isWrong = Math.abs(browser.now - Date.now()) > 5 * 60_000;
    const notice = page.getByText(/^This device’s clock is/);
    await expect(notice).toHaveCount(isWrong ? 1 : 0);
  }

  async signOutAndIn() {
    const { page } = this.inUse;
    await this.inUse.button('Logout').click();
    // The sign-out asks about changes that cannot be saved for a while.
    const again = this.inUse.button('Try again');
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      expect(new URL(page.url()).pathname).toBe('/');
    }).toPass();
    await this.#signInAgain();
  }

  /**
   * Signs out without a network, which comes back once the person has decided what becomes of what waits. Nothing is
   * discarded before the person is signed out: by then it is saved, unless Foodlog still cannot be reached.
   */
  async signOutOffline(choice: 'keep' | 'discard', { isDiscarded = false } = {}): Promise<boolean> {
    const { browser, page } = this.inUse;
    const waiting = await countWaiting(page);
    if (waiting === 0) return false;
    await this.inUse.button('Logout').click();
    await this.inUse.button(`Log out and ${choice} them`).click();
    await expect(page.getByText(/^You are still signed in/)).toBeVisible();
    expect(await countWaiting(page)).toBe(waiting);
    const heal = isDiscarded ? await failRequests(browser.context) : () => {};
    if (isDiscarded) browser.discardWaiting();
    await browser.findNetwork();
    await this.inUse.button('Try again').click();
    if (isDiscarded) {
      await this.inUse.button('Log out and discard them').click();
      this.discarded += waiting;
    }
    await page.waitForURL((url) => url.pathname === '/');
    heal();
    await this.#signInAgain();
    return true;
  }

  /** Signs in after a sign-out, once each tab of the browser shows nobody. Undo ends with a session. */
  async #signInAgain() {
    for (const { page } of this.#ofBrowser) {
      const nobody = page
        .getByText('You are not logged in')
        .or(page.getByRole('button', { name: 'Login' }));
      await expect(nobody.first()).toBeVisible();
    }
    await this.#signIn(this.inUse);
    for (const tab of this.#ofBrowser) {
      await this.#open(tab);
      tab.forgetUndo();
    }
  }
}
