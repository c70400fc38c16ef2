import { expect, type Page } from 'playwright/test';
import { dayOnScreen, earlierChanges, entriesOnScreen, totalsOnScreen } from '../support/log.ts';
import { countWaiting } from '../support/keptChanges.ts';
import type { Browser } from './Browser.ts';
import { days } from './days.ts';
import type { Entry, LogModel } from './LogModel.ts';
import { askDay, type ServerEntry } from './server.ts';
import { UndoModel } from './UndoModel.ts';

const often = { intervals: [20, 40, 80, 160, 320] };
const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const written = (row: ServerEntry) =>
  `${row.name} ${figures.map((name) => row[name]).join('/')}`.replaceAll(/\s+/g, ' ');

/** One open tab of the person, and what it must show. */
export class Device {
  readonly page: Page;
  readonly browser: Browser;
  readonly #log: LogModel;
  /** The day that the address asks for; without one, and while that day has not begun, today is on screen. */
  #asked: string | undefined;
  undo: UndoModel;
  /** Runs after a change is made, before the test looks for it. */
  meanwhile: () => Promise<void> = async () => {};

  constructor(page: Page, browser: Browser, log: LogModel) {
    this.page = page;
    this.browser = browser;
    this.#log = log;
    this.undo = new UndoModel(log, browser.own);
  }

  /** Opens the log, or opens it anew: drafts and Undo stay. */
  async open(url: string) {
    await this.page.goto(`${url}/food-log`);
    await expect(this.page.getByRole('region', { name: 'Entries' })).toBeVisible();
    this.#asked = undefined;
  }

  /** Changes made before a sign-out cannot be undone, even those answered only now. */
  forgetUndo() {
    this.undo = new UndoModel(this.#log, this.browser.own);
  }

  /** Goes to the home page and back, after which the log shows today. */
  async goHomeAndBack() {
    await this.page.getByRole('link', { name: 'Foodlog' }).click();
    await this.button('Open the food log').click();
    this.#asked = undefined;
  }

  /** Goes to the day that many days before today. */
  async show(daysAgo: number) {
    const navigator = this.page.getByLabel('Viewed day');
    while (this.daysAgo !== daysAgo) {
      const isBack = this.daysAgo < daysAgo;
      await navigator.getByRole('button', { name: isBack ? 'Previous' : 'Next' }).click();
      this.goTo(this.dayBefore(this.daysAgo + (isBack ? 1 : -1)));
    }
  }

  /** The page shows that day from now on. */
  goTo(day: string) {
    if (day !== this.day) this.#asked = day === this.browser.today ? undefined : day;
  }

  get day(): string {
    const { today } = this.browser;
    return this.#asked === undefined || this.#asked > today ? today : this.#asked;
  }

  /** The days of the walk that the device can show, today first. */
  get days(): string[] {
    return days.slice(days.indexOf(this.browser.today));
  }

  /** The number of days between the day on screen and today. */
  get daysAgo(): number {
    return this.days.indexOf(this.day);
  }

  /** The day that many days before today. */
  dayBefore(daysAgo: number): string {
    return this.days[daysAgo] ?? '';
  }

  /** The entries that must be on screen, from the top. */
  get entries(): Entry[] {
    return this.#log.onDay(this.day);
  }

  row(id: string) {
    return this.page
      .locator('.FoodlogEntryList-entry')
      .nth(this.entries.findIndex((entry) => entry.id === id));
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /**
   * Checks that the server has the day as the model has it, if there is a network.
   * @returns its entries, newest first.
   */
  async expectServer(day: string): Promise<ServerEntry[]> {
    const expected = this.#log.onDay(day).map(({ isDeleted: _isDeleted, ...entry }) => entry);
    if (this.browser.isOffline) return expected;
    const sum = (name: (typeof figures)[number]) =>
      expected.reduce((total, entry) => total + entry[name], 0);
    const totals = Object.fromEntries(figures.map((name) => [name, sum(name)]));
    let entries: ServerEntry[] = [];
    await expect
      .poll(async () => {
        const answer = await askDay(this.page, day);
        ({ entries } = answer);
        return { entries, totals: answer.totals };
      }, often)
      .toEqual({ entries: expected, totals });
    return entries;
  }

  /**
   * Checks that server, screen and model agree once no change waits: the entries in order, the totals, and the number of
   * changes to undo. Without a network, the page must say how many wait.
   */
  async expectLog() {
    if (this.browser.isOffline) await this.#expectOffline();
    else await expect.poll(async () => countWaiting(this.page), often).toBe(0);
    await this.expectServer(this.day);
    await this.expectScreen();
    const count = this.undo.done.length;
    const undo = this.button(/^Undo/);
    await expect(undo).toHaveCount(count > 0 ? 1 : 0);
    await expect(earlierChanges(this.page)).toHaveText(
      count > 1 ? [`${count - 1} more to undo`] : [],
    );
  }

  async #expectOffline() {
    const strip = this.page.getByRole('status').getByText(/^Offline/);
    await expect
      .poll(async () => {
        const waiting = await countWaiting(this.page);
        const words =
          waiting > 0
            ? `Offline. ${waiting} ${waiting === 1 ? 'change' : 'changes'} to send`
            : 'Offline';
        return (await strip.textContent()) === words;
      }, often)
      .toBe(true);
  }

  /** Goes to each day, so that the tab shows it as the server has it. */
  async seeAllDays() {
    const { daysAgo } = this;
    for (const ago of this.days.keys()) {
      await this.show(ago);
      await this.expectScreen();
    }
    await this.show(daysAgo);
  }

  /** Comes to the front, looks at the clock, and asks again for what it shows. */
  async focus() {
    await this.page.bringToFront();
    // An answer that is half a second old is not asked for again.
    if (!this.browser.isOffline) await this.page.waitForTimeout(600);
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  /** Checks that the screen agrees with the model, whether the server has answered or not. */
  async expectScreen() {
    const { entries } = this;
    const sum = (name: (typeof figures)[number]) =>
      entries.reduce((total, entry) => total + entry[name], 0);
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
        rows: entries.map((entry) => written(entry)),
        totals: figures.map((name) => sum(name)),
      });
  }
}
