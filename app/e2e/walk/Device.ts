import { expect, type Page } from 'playwright/test';
import { entriesOnScreen, totalsOnScreen } from '../support/log.ts';
import type { Entry, LogModel } from './LogModel.ts';
import { askDay, type ServerEntry } from './server.ts';
import { UndoModel } from './UndoModel.ts';

const patience = { timeout: 10_000, intervals: [20, 40, 80, 160, 320] };
const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const written = (row: ServerEntry) =>
  `${row.name} ${figures.map((name) => row[name]).join('/')}`.replaceAll(/\s+/g, ' ');

/** One open page of the person, and what must stand on it. */
export class Device {
  readonly page: Page;
  readonly #log: LogModel;
  /** How many days before today are on screen. */
  daysAgo = 0;
  /** Whether food goes to the day on screen. */
  hasAgreed = false;
  undo: UndoModel;
  /** What happens once a change is made, before it is looked for. */
  meanwhile: () => Promise<void> = async () => {};
  #days: string[] = [];

  constructor(page: Page, log: LogModel) {
    this.page = page;
    this.#log = log;
    this.undo = new UndoModel(log);
  }

  /** Opens the log, or opens it anew: what is half typed stays, what could be taken back does not. */
  async open(url: string, days: string[]) {
    await this.page.goto(`${url}/food-log`);
    await expect(this.page.getByRole('region', { name: 'Entries' })).toBeVisible(patience);
    this.#days = days;
    this.daysAgo = 0;
    this.hasAgreed = false;
    this.forgetUndo();
  }

  /** What was done before the page was opened cannot be taken back, also what is answered only now. */
  forgetUndo() {
    this.undo = new UndoModel(this.#log);
  }

  /** To the home page and back: the log shows today then. */
  async goHomeAndBack() {
    await this.page.getByRole('link', { name: 'Foodlog' }).click();
    await this.button('Open the food log').click();
    this.daysAgo = 0;
    this.hasAgreed = false;
  }

  get day(): string {
    return this.#days[this.daysAgo] ?? '';
  }

  /** The day that food is logged to. */
  get target(): string {
    return this.hasAgreed ? this.day : (this.#days[0] ?? '');
  }

  /** What the log does once something is logged: it shows the day that it was logged to. */
  showTarget() {
    if (!this.hasAgreed) this.daysAgo = 0;
  }

  /** The entries that must be on screen, from the top. */
  get entries(): Entry[] {
    return this.#log.onDay(this.day);
  }

  row(id: string) {
    return this.page.locator('li:has(> b)').nth(this.entries.findIndex((entry) => entry.id === id));
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The server has this day as the model has it; answers its entries, newest first. */
  async expectServer(day: string): Promise<ServerEntry[]> {
    const expected = this.#log.onDay(day).map(({ isDeleted: _isDeleted, ...entry }) => entry);
    const sum = (name: (typeof figures)[number]) =>
      expected.reduce((total, entry) => total + entry[name], 0);
    const totals = Object.fromEntries(figures.map((name) => [name, sum(name)]));
    let entries: ServerEntry[] = [];
    await expect
      .poll(async () => {
        const answer = await askDay(this.page, day);
        ({ entries } = answer);
        return { entries, totals: answer.totals };
      }, patience)
      .toEqual({ entries: expected, totals });
    return entries;
  }

  /** Server, screen and model are one: entries in their order, totals, and how much can be taken back. */
  async expectLog() {
    await this.expectServer(this.day);
    await this.expectScreen();
    const count = this.undo.done.length;
    const undo = this.button(/^Undo/);
    if (count === 0) await expect(undo).toHaveCount(0);
    else
      await expect(undo).toHaveText(count > 1 ? new RegExp(`^Undo \\(${count}\\)`) : /^UndoCtrl/);
  }

  /** The screen has what the model has, whether the server has answered or not. */
  async expectScreen() {
    const { entries } = this;
    const sum = (name: (typeof figures)[number]) =>
      entries.reduce((total, entry) => total + entry[name], 0);
    await expect
      .poll(async () => {
        const totals = Object.values(await totalsOnScreen(this.page));
        return {
          rows: await entriesOnScreen(this.page),
          totals: totals.map((text) => Number(text.replaceAll(/\D/g, ''))),
        };
      }, patience)
      .toEqual({
        rows: entries.map((entry) => written(entry)),
        totals: figures.map((name) => sum(name)),
      });
  }
}
