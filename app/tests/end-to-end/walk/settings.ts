import { expect } from 'playwright/test';
import { setTargets } from '../support/setTargets.ts';
import type { Action } from './changes.ts';
import { expectClosed } from './expectClosed.ts';
import { Walk } from './Walk.ts';

/** Each device sets targets from every second day, so that none sets what another has set since. */
const isOwnDay = ({ tab, tabs }: Walk) =>
  (Walk.days.indexOf(tab.day) % 2 === 1) === (tab.browser === tabs[0]?.browser);

async function setOtherTargets(walk: Walk) {
  const { tab, log } = walk;
  const before = log.setting(`targets ${tab.day}`);
  const known = new Set(log.settings.map(({ name }) => name));
  const names = Array.from({ length: 99 }, () => String(2000 + walk.below(999)));
  const name = names.find((one) => !known.has(one)) ?? '';
  await setTargets(tab.page, name);
  expect(log.change([before], { name })).toBe(true);
  tab.undo.made([before], { name: before.name });
  const left = Number(name) - tab.entries.reduce((sum, { calories }) => sum + calories, 0);
  const words = `${Math.abs(left).toLocaleString('en-US')} ${left < 0 ? 'over' : 'left'}`;
  await expect(tab.page.getByRole('region', { name: 'Totals' })).toContainText(words);
  await walk.meanwhile();
  await expectClosed(walk, 'Targets');
}

/** Sets targets. Its panel comes from the network when it is opened first. */
export const changeTargets: Action = {
  name: 'set targets',
  weight: 4,
  isPossible: (walk) => !walk.tab.browser.isOffline && isOwnDay(walk),
  act: setOtherTargets,
};

/** Sets the meals that are proposed. The walk does not do so: its entries would stand in the order of their meals. */
export const nameMeals: Action = {
  name: 'name meals',
  weight: 0,
  isPossible: ({ log }) => log.setting('meals').name === '',
  act: async (walk) => {
    const { tab, log } = walk;
    const before = log.setting('meals');
    await tab.button('Meals').click();
    const panel = tab.page.getByRole('form', { name: 'Meals' });
    await panel.getByRole('button', { name: 'Save' }).click();
    expect(log.change([before], { name: 'Breakfast, Lunch, Dinner, Snacks' })).toBe(true);
    tab.undo.made([before], { name: before.name });
    await walk.meanwhile();
    await expectClosed(walk, 'Meals');
  },
};
