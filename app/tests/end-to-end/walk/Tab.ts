import { expect, type Page } from 'playwright/test';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';
import {
  dayOnScreen,
  daysAfter,
  earlierChanges,
  entriesOnScreen,
  totalsOnScreen,
} from '../support/log.ts';
import { countWaiting } from '../support/storedRows.ts';
import { askDay, type ServerEntry } from '../support/server.ts';
import type { Browser } from './Browser.ts';
import { figures, titleOf, totalsOf, type Entry, type LogModel } from './LogModel.ts';
import { UndoModel } from './UndoModel.ts';

const often = { intervals: [20, 40, 80, 160, 320] };
const written = (row: ServerEntry) =>
  `${titleOf(row)} ${figures.map((name) => row[name]).join('/')}`;

/** One open tab of the person, and what it must show. */
export class Tab {
  readonly page: Page;
  readonly browser: Browser;
  readonly #log: LogModel;
  /** The day that the address asks for; without one, today is on screen. */
  #asked: string | undefined;
  undo: UndoModel;

  constructor(page: Page, browser: Browser, log: LogModel) {
    this.page = page;
    this.browser = browser;
    this.#log = log;
    this.undo = new UndoModel(log, browser.own);
  }

  get day(): string {
    return this.#asked ?? this.browser.today;
  }

  /** Whether the day on screen has begun when today is that day. */
  hasBegunOn(today: string): boolean {
    return this.#asked === undefined || this.#asked <= today;
  }

  /** The number of days between the day on screen and today. */
  get daysAgo(): number {
    return (Date.parse(this.browser.today) - Date.parse(this.day)) / 86_400_000;
  }

  /** The entries that must be on screen, from the top. */
  get entries(): Entry[] {
    return this.#log.onDay(this.day);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  row({ id }: Entry) {
    return this.page
      .locator('.FoodlogEntryList-entry')
      .nth(this.entries.findIndex((entry) => entry.id === id));
  }

  /** Opens the log, or opens it anew: drafts and Undo stay. */
  async open() {
    await this.page.goto('/food-log');
    await expect(this.page.getByRole('region', { name: 'Entries' })).toBeVisible();
    this.#asked = undefined;
  }

  /** After a sign-out, no change made before can be undone. */
  forgetUndo() {
    this.undo = new UndoModel(this.#log, this.browser.own);
  }

  /** Goes to the home page and back, after which the log shows today. */
  async goHomeAndBack() {
    await this.page.getByRole('link', { name: 'Foodlog' }).click();
    await this.button('Open the food log').click();
    this.#asked = undefined;
  }

  /** The page shows that day from now on. */
  goTo(day: string) {
    if (day !== this.day) this.#asked = day === this.browser.today ? undefined : day;
  }

  /** Goes to the day that many days before today. */
  async show(daysAgo: number) {
    const navigator = this.page.getByLabel('Viewed day');
    while (this.daysAgo !== daysAgo) {
      const step = this.daysAgo < daysAgo ? -1 : 1;
      await navigator.getByRole('button', { name: step < 0 ? 'Previous' : 'Next' }).click();
      this.goTo(daysAfter(this.day, step));
    }
  }

  /** Goes to each day, so that the tab knows it as the server has it. */
  async seeDays(count: number) {
    const { daysAgo } = this;
    for (let ago = 0; ago < count; ago += 1) {
      await this.show(ago);
      await this.expectScreen();
    }
    await this.show(daysAgo);
  }

  /** Comes to the front, looks at the clock, and asks again for what it shows. */
  async focus() {
    await this.page.bringToFront();
    // An answer that is half a second old is not asked for again.
    await this.browser.passTimers(1);
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  /** Waits until every request of the browser is answered. */
  async expectAnswered() {
    await expect.poll(() => this.browser.isAnswered).toBe(true);
  }

  /**
   * Checks that server, screen and model agree once no change waits: the entries in order, the totals, and the number of
   * changes to undo. Without a network, the page must say how many wait.
   */
  async expectLog() {
    const { isOffline } = this.browser;
    await (isOffline ? this.#expectOffline() : this.#expectSaved());
    if (!isOffline) await this.expectServer(this.day);
    await this.expectScreen();
    const count = this.undo.done.length;
    await expect(this.button(/^Undo/)).toHaveCount(count > 0 ? 1 : 0);
    await expect(earlierChanges(this.page)).toHaveText(
      count > 1 ? [`${count - 1} more to undo`] : [],
    );
  }

  async #expectSaved() {
    await expect
      .poll(async () => {
        const count = await countWaiting(this.page);
        // What failed is sent again after some seconds.
        if (count > 0 && this.browser.isAnswered) await this.browser.passTimers(4);
        return count;
      }, often)
      .toBe(0);
  }

  async #expectOffline() {
    const strip = this.page.getByRole('status').getByText(/^Offline/);
    await expect(async () => {
      const count = await countWaiting(this.page);
      const words = `. ${count} ${count === 1 ? 'change' : 'changes'} to send`;
      expect(await strip.textContent()).toBe(`Offline${count > 0 ? words : ''}`);
    }).toPass({ ...often, timeout: waitTimeout });
  }

  /** Checks that the server has the day as the model has it. */
  async expectServer(day: string) {
    const entries = this.#log
      .onDay(day)
      .map(({ isDeleted: _isDeleted, meal = null, amount = null, unit = null, ...entry }) =>
        Object.assign(entry, { meal, amount, unit }),
      );
    await expect
      .poll(async () => askDay(this.page, day), often)
      .toEqual({ entries, totals: totalsOf(entries) });
  }

  /** Checks that the screen agrees with the model, whether the server has answered or not. */
  async expectScreen() {
    await expect
      .poll(async () => {
        const totals = Object.values(await totalsOnScreen(this.page));
        return {
          day: await dayOnScreen(this.page),
          rows: await entriesOnScreen(this.page),
          // A total that still loads is no number, so an empty list that still loads does not pass for an empty day.
          totals: totals.map((text) => Number.parseInt(text.replaceAll(/\D/g, ''), 10)),
        };
      }, often)
      .toEqual({
        day: this.day,
        rows: this.entries.map((entry) => written(entry)),
        totals: Object.values(totalsOf(this.entries)),
      });
  }
}
