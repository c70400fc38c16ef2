import { expect } from 'playwright/test';
import { deleteBehind, deleteBehindOffline, editBehind, logElsewhere } from './elsewhere.ts';
import { failChanges, type Moment } from './answers.ts';
import { jump, jumpToAnotherDay, passMidnight } from './clocks.ts';
import { copy, copyDayBefore, restore } from './copies.ts';
import { hurry, hurryAway } from './hurry.ts';
import {
  aChange,
  aDeletedEntry,
  aFood,
  anEmptyDay,
  anEntry,
  anEntryAsOnServer,
  anEntryBefore,
  aPastDay,
  aWaitingChange,
  type Need,
} from './needs.ts';
import { addRefusedInForm, correctRefused, discardRefused } from './refused.ts';
import type { Tabs } from './Tabs.ts';
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

const always = (act: () => Promise<void>) => async () => {
  await act();
  return true;
};

/** What happens to the network, and what the person does before it recovers. */
type Meanwhile = (heal: () => void, isStuck: boolean) => Promise<void>;

const moments: Moment[] = [
  'not sent',
  'answered by another',
  'answer lost',
  'answered late',
  'never answered',
];

/** Everything that a person can do with the log, at any state of the network. */
export class Actions {
  readonly #walk: Walk;
  readonly #tabs: Tabs;

  constructor(walk: Walk, tabs: Tabs) {
    this.#walk = walk;
    this.#tabs = tabs;
  }

  get #tab() {
    return this.#tabs.inUse;
  }

  /** Every kind of change that can be made without a network. */
  get changes(): Action[] {
    const walk = this.#walk;
    return [
      { weight: 12, name: 'add', act: async () => walk.add(this.#tab) },
      { weight: 6, name: 'repeat', act: async () => walk.repeat(this.#tab), need: aFood },
      { weight: 12, name: 'edit', act: async () => walk.edit(this.#tab), need: anEntry },
      { weight: 8, name: 'delete', act: async () => walk.delete(this.#tab), need: anEntry },
      { name: 'undo', act: async () => walk.undoOnce(this.#tab), need: aChange },
      { name: 'add to a past day', act: async () => walk.addToDay(this.#tab), need: aPastDay },
      {
        name: 'copy the day before',
        act: async () => copyDayBefore(walk, this.#tab),
        need: anEmptyDay,
      },
      { name: 'copy', act: async () => copy(walk, this.#tab), need: anEntryBefore },
    ];
  }

  /** The one change that needs what only the server knows. */
  get #restore(): Action {
    return {
      name: 'restore',
      act: async () => restore(this.#walk, this.#tab),
      need: aDeletedEntry,
    };
  }

  get #meanwhiles(): Record<string, Meanwhile> {
    const healed: Meanwhile = async (heal, isStuck) => {
      const { page } = this.#tab;
      if (isStuck) await expect(page.getByText(/^(Not saved yet|Offline): /)).toBeVisible();
      heal();
      if (isStuck) await this.#tab.button('Try now').click();
    };
    return {
      'another day': async (heal, isStuck) => {
        await jumpToAnotherDay(this.#walk, this.#tabs);
        await healed(heal, isStuck);
      },
      waiting: healed,
      reload: async (heal) => {
        heal();
        await this.#tabs.reload();
      },
      'home and back': async (heal, isStuck) => {
        await healed(heal, isStuck);
        await this.#tab.goHomeAndBack();
      },
      'reload without a network': async (heal) => {
        const { context } = this.#tab.browser;
        await context.setOffline(true);
        await this.#tabs.reload();
        heal();
        await context.setOffline(false);
      },
      'sign-out': async (heal) => {
        heal();
        await this.#tabs.signOutAndIn();
      },
    };
  }

  /** A change that the network fails at that moment, and what the person does meanwhile. */
  #fault({ name, act, need }: Action, moment: Moment, meanwhile: string): Action {
    return {
      name: `${name}, ${moment}, ${meanwhile}`,
      need,
      act: async () => {
        const failing = this.#tab;
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
    const change = this.#walk.one([...this.changes, this.#restore])!;
    const moment = this.#walk.one(moments)!;
    return this.#fault(change, moment, this.#walk.one(Object.keys(this.#meanwhiles))!);
  }

  /** What is no single change, and can be done without a network. */
  get #others(): Action[] {
    const walk = this.#walk;
    return [
      { weight: 9, name: 'undo several', act: async () => walk.undo(this.#tab), need: aChange },
      { weight: 8, name: 'step', act: async () => walk.step(this.#tab) },
      { weight: 3, name: 'reload', act: always(async () => this.#tabs.reload()) },
      { weight: 5, name: 'other tab', act: always(async () => this.#tabs.takeOtherTab()) },
      {
        weight: 2,
        name: 'clock jumps',
        act: always(async () => jump(walk, this.#tabs)),
      },
      {
        weight: 2,
        name: 'midnight passes',
        act: always(async () => passMidnight(walk, this.#tabs)),
      },
    ];
  }

  get #online(): Action[] {
    const walk = this.#walk;
    return [
      this.#restore,
      { weight: 3, name: 'hurry', act: async () => hurry(walk, this.#tab), need: anEntry },
      {
        weight: 5,
        name: 'other device',
        act: always(async () => this.#tabs.takeOtherDevice((tabs) => walk.one(tabs))),
      },
      {
        weight: 2,
        name: 'edit behind',
        act: async () => editBehind(walk, this.#tab),
        need: anEntry,
      },
      {
        weight: 2,
        name: 'delete behind',
        act: async () => deleteBehind(walk, this.#tab),
        need: anEntry,
      },
      {
        weight: 2,
        name: 'hurry, then reload',
        act: async () => hurryAway(walk, this.#tab, async () => this.#tabs.reload()),
        need: anEntry,
      },
      {
        weight: 1,
        name: 'hurry, then sign-out',
        act: async () => hurryAway(walk, this.#tab, async () => this.#tabs.signOutAndIn()),
        need: anEntry,
      },
      { weight: 2, name: 'add, refused', act: async () => addRefusedInForm(walk, this.#tab) },
      {
        weight: 2,
        name: 'add, reload, refused, discarded',
        act: async () => discardRefused(walk, this.#tab, async () => this.#tabs.reload()),
      },
      {
        weight: 2,
        name: 'add, left, refused, corrected',
        act: async () => correctRefused(walk, this.#tab, async () => this.#tab.goHomeAndBack()),
      },
      { weight: 4, name: 'network lost', act: always(async () => this.#tabs.loseNetwork()) },
    ];
  }

  get #offline(): Action[] {
    const walk = this.#walk;
    return [
      {
        weight: 3,
        name: 'log on another device',
        act: async () => logElsewhere(walk, this.#tab),
      },
      { weight: 8, name: 'network back', act: always(async () => this.#tab.browser.findNetwork()) },
      {
        weight: 3,
        name: 'delete behind, network back',
        act: async () => deleteBehindOffline(walk, this.#tab),
        need: anEntryAsOnServer,
      },
      {
        weight: 1,
        name: 'sign-out, keep, network back',
        act: async () => this.#tabs.signOutOffline('keep'),
        need: aWaitingChange,
      },
      {
        weight: 2,
        name: 'sign-out, discard, network back',
        act: async () =>
          this.#tabs.signOutOffline('discard', {
            isDiscarded: walk.mustAct || walk.below(2) === 0,
          }),
        need: aWaitingChange,
      },
    ];
  }

  /**
   * Every kind of action once with a network and, where that is possible, once without; each kind of change with its
   * answer lost, and with something else meanwhile.
   */
  get all(): Action[] {
    const meanwhiles = Object.keys(this.#meanwhiles);
    const lost = [...this.changes, this.#restore].map((change, index) =>
      this.#fault(change, 'answer lost', meanwhiles[index % meanwhiles.length]!),
    );
    const [elsewhere, back, ...othersBack] = this.#offline;
    const cut = this.#online.at(-1)!;
    const withoutNetwork = [...this.changes, ...this.#others, elsewhere!, back!];
    return [
      ...lost,
      ...this.#others,
      ...this.#online,
      ...withoutNetwork,
      ...othersBack.flatMap((action) => [cut, action]),
    ];
  }

  /** A random action; the longer the day on screen, the sooner a deletion. */
  any(): Action {
    const { isOffline } = this.#tab.browser;
    const changes = this.changes;
    const remove = changes.find(({ name }) => name === 'delete')!;
    if (this.#tab.entries.length > 25) return remove;
    const actions = [...changes, ...this.#others, ...(isOffline ? this.#offline : this.#online)];
    const drawn = actions.flatMap((action) =>
      Array.from({ length: action.weight ?? 4 }, () => action),
    );
    const index = this.#walk.below(drawn.length + (isOffline ? 0 : 8));
    return drawn[index] ?? this.#anyFault();
  }
}
