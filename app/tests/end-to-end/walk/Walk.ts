import { expect, type BrowserContext } from 'playwright/test';
import { countWaiting } from '../support/storedRows.ts';
import { daysAfter, waitForWorker } from '../support/log.ts';
import { morning } from '../support/morning.ts';
import { askSettings } from '../support/server.ts';
import { signedUpAt } from '../support/signedUpAt.ts';
import { Browser } from './Browser.ts';
import { LogModel } from './LogModel.ts';
import { Tab } from './Tab.ts';

const [firstToday = ''] = morning.days;

/** How wrong a clock can be, in minutes: by up to three hours on the same day, else on the day before or after. */
export const clocks = [0, 20, 180, 16 * 60, 24 * 60, -20, -180, -14 * 60, -24 * 60];

/** A person with their tabs in one or more browsers, and the log that they must see there. */
export class Walk {
  /** The days that a clock of the walk can show as today, and those before them on which the person logs. */
  static readonly days = [1, 0, -1, -2, -3, -4, -5].map((number) => daysAfter(firstToday, number));

  readonly log = new LogModel();
  /** The address with which the person signs in. */
  readonly loginId: string;
  readonly #random: () => number;
  readonly #signIn: (context: BrowserContext) => Promise<void>;
  #tabs: Tab[] = [];
  #inUse = 0;
  #foods = 0;
  /** Happens after a change is made, before the walk waits for what comes of it. */
  meanwhile: () => Promise<void> = async () => {};

  /** @param signIn restores the session of the person in a browser. */
  constructor(
    loginId: string,
    random: () => number,
    signIn: (context: BrowserContext) => Promise<void>,
  ) {
    this.loginId = loginId;
    this.#random = random;
    this.#signIn = signIn;
  }

  /** Opens the log in tabs of another browser. */
  async open(context: BrowserContext, tabs: number) {
    const browser = await Browser.create(context, this.log);
    await signedUpAt(context, Date.now() - 30 * 86_400_000);
    await this.#signIn(context);
    for (let count = 0; count < tabs; count += 1) {
      const tab = new Tab(await context.newPage(), browser, this.log);
      await tab.open();
      this.#tabs.push(tab);
    }
  }

  /** The tab in use. */
  get tab(): Tab {
    const tab = this.#tabs[this.#inUse];
    if (!tab) throw new Error('No tab is open.');
    return tab;
  }

  get tabs(): readonly Tab[] {
    return this.#tabs;
  }

  /** The other tabs of the browser in use, or of the other browsers. */
  others(where: 'here' | 'elsewhere'): Tab[] {
    const { tab } = this;
    return this.#tabs.filter(
      (one) => one !== tab && (one.browser === tab.browser) === (where === 'here'),
    );
  }

  /** Goes on in another tab. */
  async use(tab: Tab) {
    this.#inUse = this.#tabs.indexOf(tab);
    await tab.focus();
  }

  /** Closes the tab in use, opens a new one in its place, and goes on in another tab of its browser. */
  async closeTab() {
    const { tab } = this;
    const [other] = this.others('here');
    const { browser } = tab;
    const replacement = new Tab(await browser.context.newPage(), browser, this.log);
    await replacement.open();
    this.#tabs[this.#inUse] = replacement;
    await tab.page.close();
    if (other) await this.use(other);
  }

  /** A random whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** A random one of these, which must not be empty. */
  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** Some of these, at least one. */
  some<Item>(items: readonly Item[]): Item[] {
    const first = this.below(items.length);
    return items.filter((_, index) => index === first || this.below(2) === 0);
  }

  /** A name that no entry has had. */
  newName(): string {
    this.#foods += 1;
    return `Food ${this.#foods}`;
  }

  /** A new name, or at times the name of another entry. */
  name(): string {
    const { names } = this.log;
    return names.length > 0 && this.below(3) === 0 ? this.one(names) : this.newName();
  }

  /** Cuts the network of the browser in use, after each of its tabs has shown so many days, the first of them tomorrow. */
  async loseNetwork(days = Walk.days.length) {
    const { tab } = this;
    const { browser } = tab;
    const { minutesFast } = browser;
    await browser.setClock(24 * 60);
    for (const one of [...this.others('here'), tab]) {
      await one.focus();
      await one.seeDays(days);
    }
    await browser.setClock(minutesFast);
    await tab.focus();
    await tab.expectLog();
    await waitForWorker(tab.page);
    await browser.loseNetwork();
    await tab.focus();
  }

  /** Those of these errors of a clock, in minutes, with which the day on screen has begun in every tab of the browser. */
  possibleClocks(errors: readonly number[]): number[] {
    const tabs = [this.tab, ...this.others('here')];
    return errors.filter((minutes) => {
      const today = morning.dayOf(Date.now() + minutes * 60_000);
      return tabs.every((tab) => tab.hasBegunOn(today));
    });
  }

  /** The clock of the device jumps, and the person looks at the page. */
  async setClock(minutesFast: number) {
    await this.tab.browser.setClock(minutesFast);
    await this.tab.focus();
  }

  /** Waits until the person is signed out, which waits for changes and asks about them after 5 seconds. */
  async expectSignedOut() {
    const { tab } = this;
    const again = tab.button('Try again');
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      if (await tab.page.getByText(/^Saving what you logged/).isVisible())
        await tab.browser.passTimers(6);
      expect(new URL(tab.page.url()).pathname).toBe('/');
    }).toPass();
  }

  /** Signs in after a sign-out, once each tab of the browser shows nobody. Undo ends with a session. */
  async signInAgain() {
    const tabs = [...this.others('here'), this.tab];
    for (const { page } of tabs) {
      const nobody = page
        .getByText('You are not logged in')
        .or(page.getByRole('button', { name: 'Login' }));
      await expect(nobody.first()).toBeVisible();
    }
    await this.#signIn(this.tab.browser.context);
    for (const tab of tabs) {
      await tab.open();
      tab.forgetUndo();
    }
  }

  /** Signs out without a network, and decides what becomes of what waits. The person is still signed in then. */
  async signOutOffline(choice: 'keep' | 'discard') {
    const { tab } = this;
    const waiting = await countWaiting(tab.page);
    await tab.button('Logout').click();
    await expect(tab.page.getByText(/^Saving what you logged/)).toBeVisible();
    await tab.browser.passTimers(6);
    await tab.button(`Log out and ${choice} them`).click();
    await expect(tab.page.getByText(/^You are still signed in/)).toBeVisible();
    expect(await countWaiting(tab.page)).toBe(waiting);
  }

  /** Checks that the server has every day and all that is set as the model has it, unless the network is cut. */
  async expectServer() {
    if (this.tab.browser.isOffline) return;
    for (const day of Walk.days) await this.tab.expectServer(day);
    const set = this.log.settings.map(({ id, name, version }) => [id, { name, version }]);
    expect(await askSettings(this.tab.page)).toEqual(Object.fromEntries(set));
  }
}
