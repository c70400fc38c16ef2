import { expect } from 'playwright/test';
import { failChanges, type Moment } from './answers.ts';
import { copy, copyDayBefore, restore } from './copies.ts';
import type { Device } from './Device.ts';
import { hurry, hurryAway } from './hurry.ts';
import {
  aChange,
  aDeletedEntry,
  aFood,
  anEmptyDay,
  anEntry,
  anEntryBefore,
  aPastDay,
  type Need,
} from './needs.ts';
import type { Walk } from './Walk.ts';

/** What a person can do next. */
export interface Action {
  name: string;
  /** @returns whether there was something to act on. */
  act: () => Promise<boolean>;
  need?: Need;
  /** How often it is done, compared with the others. */
  weight?: number;
}

/** What happens to the network, and what the person does before it recovers. */
type Meanwhile = (heal: () => void, isStuck: boolean) => Promise<void>;

const moments: Moment[] = ['not sent', 'answer lost', 'answered late', 'never answered'];

/** Everything that a person can do with two devices, at any state of the network. */
export class Actions {
  readonly #walk: Walk;
  readonly #devices: Device[];
  readonly #open: (device: Device) => Promise<void>;
  readonly #signIn: (device: Device) => Promise<void>;
  /** The device in use. */
  device: Device;

  /**
   * @param open opens the log on a device, or opens it anew.
   * @param signIn restores the session of the person on a device.
   */
  constructor(
    walk: Walk,
    devices: [Device, Device],
    open: (device: Device) => Promise<void>,
    signIn: (device: Device) => Promise<void>,
  ) {
    this.#walk = walk;
    this.#devices = devices;
    [this.device] = devices;
    this.#open = open;
    this.#signIn = signIn;
  }

  /** Every kind of change. */
  get #changes(): Action[] {
    const walk = this.#walk;
    return [
      { name: 'add', act: async () => walk.add(this.device) },
      { name: 'repeat', act: async () => walk.repeat(this.device), need: aFood },
      { name: 'edit', act: async () => walk.edit(this.device), need: anEntry },
      { name: 'delete', act: async () => walk.delete(this.device), need: anEntry },
      { name: 'undo', act: async () => walk.undoOnce(this.device), need: aChange },
      { name: 'restore', act: async () => restore(walk, this.device), need: aDeletedEntry },
      {
        name: 'add to a past day',
        act: async () => walk.addToDay(this.device),
        need: aPastDay,
      },
      {
        name: 'copy the day before',
        act: async () => copyDayBefore(walk, this.device),
        need: anEmptyDay,
      },
      { name: 'copy', act: async () => copy(walk, this.device), need: anEntryBefore },
    ];
  }

  get #meanwhiles(): Record<string, Meanwhile> {
    const healed: Meanwhile = async (heal, isStuck) => {
      const { page } = this.device;
      if (isStuck)
        await expect(page.getByText(/^(Not saved yet|Offline): /)).toBeVisible({ timeout: 10_000 });
      heal();
      if (isStuck) await this.device.button('Try now').click();
    };
    return {
      waiting: healed,
      reload: async (heal) => {
        heal();
        await this.#open(this.device);
      },
      'home and back': async (heal, isStuck) => {
        await healed(heal, isStuck);
        await this.device.goHomeAndBack();
      },
      'sign-out': async (heal) => {
        heal();
        await this.#signOutAndIn();
      },
    };
  }

  async openAll() {
    for (const device of this.#devices) await this.#open(device);
  }

  async #signOutAndIn() {
    const { page } = this.device;
    await this.device.button('Logout').click();
    // The sign-out asks about changes that cannot be saved for a while.
    const again = this.device.button('Try again');
    await page
      .waitForURL((url) => url.pathname === '/', { timeout: 4000 })
      .catch(async () => {
        await again.click();
        await page.waitForURL((url) => url.pathname === '/');
      });
    await this.#signIn(this.device);
    await this.#open(this.device);
    this.device.forgetUndo();
  }

  /** A change that the network fails at that moment, and what the person does meanwhile. */
  #fault({ name, act, need }: Action, moment: Moment, meanwhile: string): Action {
    return {
      name: `${name}, ${moment}, ${meanwhile}`,
      need,
      act: async () => {
        const failing = this.device;
        const { met, heal } = await failChanges(failing.page, moment);
        failing.meanwhile = async () => {
          await met();
          await this.#meanwhiles[meanwhile]?.(heal, moment === 'never answered');
        };
        const hasActed = await act();
        heal();
        failing.meanwhile = async () => {};
        if (hasActed && meanwhile === 'sign-out') failing.forgetUndo();
        return hasActed;
      },
    };
  }

  /** Any kind of change, at any moment at which the network fails it, with any action meanwhile. */
  #anyFault(): Action {
    const change = this.#walk.one(this.#changes)!;
    const moment = this.#walk.one(moments)!;
    return this.#fault(change, moment, this.#walk.one(Object.keys(this.#meanwhiles))!);
  }

  async #takeOtherDevice() {
    this.device = this.#devices.find((other) => other !== this.device) ?? this.device;
    await this.device.page.bringToFront();
    // An answer that is half a second old is not asked for again.
    await this.device.page.waitForTimeout(600);
    await this.device.page.evaluate(() => dispatchEvent(new Event('focus')));
    return true;
  }

  /** What is no single change. */
  get #others(): Action[] {
    const walk = this.#walk;
    return [
      { weight: 9, name: 'undo several', act: async () => walk.undo(this.device), need: aChange },
      { weight: 8, name: 'step', act: async () => walk.step(this.device) },
      {
        weight: 3,
        name: 'reload',
        act: async () => {
          await this.#open(this.device);
          return true;
        },
      },
      { weight: 3, name: 'hurry', act: async () => hurry(walk, this.device), need: anEntry },
      { weight: 5, name: 'other device', act: async () => this.#takeOtherDevice() },
      {
        weight: 2,
        name: 'edit behind',
        act: async () => walk.editBehind(this.device),
        need: anEntry,
      },
      {
        weight: 2,
        name: 'delete behind',
        act: async () => walk.deleteBehind(this.device),
        need: anEntry,
      },
      {
        weight: 2,
        name: 'hurry, then reload',
        act: async () => hurryAway(walk, this.device, async () => this.#open(this.device)),
        need: anEntry,
      },
      {
        weight: 1,
        name: 'hurry, then sign-out',
        act: async () => hurryAway(walk, this.device, async () => this.#signOutAndIn()),
        need: anEntry,
      },
    ];
  }

  /** Every kind of action once; each kind of change with its answer lost, and with something else meanwhile. */
  get all(): Action[] {
    const meanwhiles = Object.keys(this.#meanwhiles);
    const lost = this.#changes.map((change, index) =>
      this.#fault(change, 'answer lost', meanwhiles[index % meanwhiles.length]!),
    );
    return [...lost, ...this.#others];
  }

  /** A random action; the longer the day on screen, the sooner a deletion. */
  any(): Action {
    const weights: Record<string, number> = { add: 12, repeat: 6, edit: 12, delete: 8, copy: 4 };
    const changes = this.#changes.map((change) => ({ ...change, weight: weights[change.name] }));
    const actions: Action[] = [...changes, ...this.#others];
    const remove = changes.find(({ name }) => name === 'delete')!;
    if (this.device.entries.length > 25) return remove;
    const drawn = actions.flatMap((action) =>
      Array.from({ length: action.weight ?? 4 }, () => action),
    );
    const index = this.#walk.below(drawn.length + 8);
    return drawn[index] ?? this.#anyFault();
  }
}
