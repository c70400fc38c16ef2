import { expect, type Page } from 'playwright/test';
import { keptChanges } from '../support/keptChanges.ts';
import { logToDay } from '../support/log.ts';
import { morning } from '../support/morning.ts';
import { days } from './days.ts';
import type { Device } from './Device.ts';
import { foodOf, newestFirst, type Content, type Entry, type LogModel } from './LogModel.ts';
import { askDay, type ServerEntry } from './server.ts';

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const labels = { calories: 'Calories', fats: 'Fats', proteins: 'Proteins', carbs: 'Carbs' };
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The entries of the creates that wait on the device, newest first. */
async function createsOnDevice(page: Page): Promise<ServerEntry[]> {
  const changes = await keptChanges(page);
  return changes
    .flatMap(({ content: { change } }) => (change.kind === 'create' ? (change.entries ?? []) : []))
    .map(({ deletedAt: _deletedAt, ...entry }): ServerEntry => entry)
    .toSorted(newestFirst);
}

/** Opens the editor of an entry on screen. */
export async function openEditor(device: Device, entry: Entry) {
  await device.row(entry.id).getByRole('button', { name: /^Edit/ }).click();
  const editor = device.page.locator('li form');
  await expect(editor.getByLabel('Calories')).toBeFocused();
  return editor;
}

/** Everything that a person can do with the log, each as one action on a device and on the model. */
export class Walk {
  readonly log: LogModel;
  readonly #chance: () => number;
  #foods = 0;
  /** How many entries were logged while the device had another day than that on which the walk began. */
  onAnotherDay = 0;
  /** Whether actions that leave nothing to chance are wanted: each selects at least one thing, and changes it. */
  mustAct = false;

  constructor(log: LogModel, chance: () => number) {
    this.log = log;
    this.#chance = chance;
  }

  /** A random whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.#chance() * end);
  }

  /** A random one of these; undefined when there is none. */
  one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }

  some<Item>(items: readonly Item[]): Item[] {
    const some = items.filter(() => this.#chance() < 0.5);
    return this.mustAct && some.length === 0 ? items.slice(0, 1) : some;
  }

  /** A name that no entry has had. */
  newName(): string {
    this.#foods += 1;
    return `Food ${this.#foods}`;
  }

  #name(): string {
    const known = this.one([...this.log.entries.values()]);
    return known && this.#chance() < 0.3 ? known.name : this.newName();
  }

  /**
   * Copies the ids and instants of new entries into the model, after checking that each is as expected; newest first.
   * The server has them, or without a network the device.
   */
  async learn(device: Device, day: string, expected: Partial<Content>[]): Promise<ServerEntry[]> {
    const known = new Set(this.log.entries.keys());
    let fresh: ServerEntry[] = [];
    await expect
      .poll(async () => {
        const entries = device.browser.isOffline
          ? await createsOnDevice(device.page)
          : (await askDay(device.page, day)).entries;
        fresh = entries.filter(({ id }) => !known.has(id));
        return fresh.length;
      })
      .toBe(expected.length);
    expect(fresh).toMatchObject(expected);
    for (const entry of fresh) {
      const instant = morning.instantOf(day, entry.minuteOfDay);
      expect(entry.loggedAt.slice(0, 16)).toBe(instant.slice(0, 16));
      this.log.set({ ...entry, isDeleted: false });
    }
    if (device.browser.today !== days[1]) this.onAnotherDay += fresh.length;
    const entries = fresh.map(({ id, version }) => ({ id, version }));
    device.undo.made({ kind: 'create', entries });
    return fresh;
  }

  /** A random entry on screen; undefined when there is none. */
  entry(device: Device): Entry | undefined {
    return this.one(device.entries);
  }

  /** Types a food. @returns it. */
  async type({ page }: Device) {
    const values = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
    const name = this.#name();
    await page.getByLabel('Name', { exact: true }).fill(name);
    for (const figure of figures) {
      const [one, other] = [this.below(500), this.below(50)];
      const isSum = this.#chance() < 0.2;
      values[figure] = isSum ? one + other : one;
      const field = page.locator(`form[autocomplete] [name=${figure}]`).first();
      await field.fill(isSum ? `${one}+${other}` : String(one));
    }
    return { name, ...values };
  }

  /** Adds a food to today, which then is on screen. */
  async add(device: Device): Promise<boolean> {
    const { page, browser } = device;
    const food = await this.type(device);
    const { today } = browser;
    await page.keyboard.press('Enter');
    await device.meanwhile();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await this.learn(device, today, [{ ...food, day: today }]);
    device.goTo(today);
    return true;
  }

  /** Adds a food to the past day on screen. */
  async addToDay(device: Device): Promise<boolean> {
    if (device.daysAgo === 0) return false;
    const { page, day } = device;
    const food = await this.type(device);
    await logToDay(page).click();
    await device.meanwhile();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await this.learn(device, day, [{ ...food, day }]);
    return true;
  }

  async repeat(device: Device): Promise<boolean> {
    const { page, day, browser } = device;
    // An answer changes the figures of an offered food.
    await browser.settle();
    const foods = page.getByRole('region', { name: 'Log again' }).locator('li > :first-child');
    // The create before may still be unanswered, when its answer was lost.
    await expect(foods.filter({ hasText: /Logging…|Logged/ })).toHaveCount(0);
    if (this.mustAct) await expect(foods.first()).toBeVisible();
    const count = await foods.count();
    if (count === 0) return false;
    const food = foods.nth(this.below(count));
    const [figure] = (await food.locator('small').textContent())?.split(' · ') ?? [];
    const calories = Number(figure?.replaceAll(/\D/g, ''));
    const name = await food.locator('span').textContent();
    const known = new Set(this.log.foods);
    await food.click();
    await device.meanwhile();
    const [fresh] = await this.learn(device, day, [{ name: name ?? '', calories, day }]);
    if (fresh) expect(known).toContain(foodOf(fresh));
    return true;
  }

  async edit(device: Device): Promise<boolean> {
    const entry = this.entry(device);
    if (!entry) return false;
    const editor = await openEditor(device, entry);
    const { isDeleted: _isDeleted, version, id, ...before } = entry;
    const after: Content = { ...before };
    if (this.#chance() < 0.3) after.name = this.#name();
    for (const figure of this.some(figures)) {
      const figureBefore = after[figure];
      after[figure] = this.below(1000);
      if (after[figure] === figureBefore) after[figure] += 1;
    }
    if (this.#chance() < 0.2) after.day = this.one(device.days) ?? after.day;
    if (this.#chance() < 0.2) after.minuteOfDay = this.below(1440);
    await editor.getByLabel('Name').fill(after.name);
    for (const figure of figures)
      await editor.getByLabel(labels[figure]).fill(String(after[figure]));
    await editor.getByLabel('Day').fill(after.day);
    const { minuteOfDay } = after;
    const time = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
    await editor.getByLabel('Time', { exact: true }).fill(time);
    const isMoved = after.day !== before.day || minuteOfDay !== before.minuteOfDay;
    if (isMoved) after.loggedAt = morning.instantOf(after.day, minuteOfDay);
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    await editor.getByRole('button', { name: 'Save' }).click();
    if (isChanged) {
      await device.meanwhile();
      this.log.update({ id, version }, after);
      device.undo.made({ kind: 'update', entry: { id, version }, before });
    }
    await expect(editor).toHaveCount(0);
    return isChanged;
  }

  async delete(device: Device): Promise<boolean> {
    const entry = this.entry(device);
    if (!entry) return false;
    await device
      .row(entry.id)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await device.meanwhile();
    const entries = [{ id: entry.id, version: entry.version }];
    this.log.change(entries, () => ({ isDeleted: true }));
    device.undo.made({ kind: 'delete', entries });
    return true;
  }

  async undo(device: Device): Promise<boolean> {
    const { length } = device.undo.done;
    for (let times = 1 + this.below(4); times > 0 && this.#canUndo(device); times -= 1) {
      const isMade = device.undo.undo();
      await device.button(/^Undo/).click();
      const refusal = device.page.getByText(/^That could not be undone\./);
      await expect(refusal).toHaveCount(isMade ? 0 : 1);
      await device.expectLog();
    }
    return device.undo.done.length < length;
  }

  /** Without a network, what another device has changed is refused only later. */
  #canUndo({ undo, browser }: Device): boolean {
    return browser.isOffline ? undo.isPossible : undo.done.length > 0;
  }

  /** Undoes once while something else happens. A refusal stays on the page until it is discarded. */
  async undoOnce(device: Device): Promise<boolean> {
    if (!this.#canUndo(device)) return false;
    const isMade = device.undo.undo();
    await device.button(/^Undo/).click();
    await device.meanwhile();
    const refused = device.page.getByRole('alert').filter({ hasText: /^Not saved: / });
    const toldAtOnce = device.page.getByText(/^That could not be undone\./);
    if (!isMade) {
      await expect(refused.or(toldAtOnce)).toBeVisible();
      if ((await refused.count()) > 0) await device.button('Discard').click();
    }
    await expect(refused).toHaveCount(0);
    return true;
  }

  /** Goes to the day before or after. */
  async step(device: Device): Promise<boolean> {
    const isBack = device.daysAgo === 0 || (device.daysAgo < 3 && this.#chance() < 0.5);
    await device.show(device.daysAgo + (isBack ? 1 : -1));
    return true;
  }
}
