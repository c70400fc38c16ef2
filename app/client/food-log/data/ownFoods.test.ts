import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodId, type FoodSetting, type LastLogged } from './FoodLog.types.ts';
import { corrections, offered, type OwnFood, ownFoods } from './ownFoods.ts';

const figures = { fats: 1, proteins: 2, carbs: 3 };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString();
const logged = (name: string, calories: number, minute: number): LastLogged => ({
  ...figures,
  name,
  calories,
  lastLoggedAt: at(minute),
});

type Figures = NonNullable<FoodSetting['figures']>;

/** What the server knows: the foods by their names, the latest first, and what is set. */
class Server {
  foods: LastLogged[] = [];
  settings: FoodSetting[] = [];

  log(food: LastLogged) {
    const isOther = ({ name }: LastLogged) => name.toLowerCase() !== food.name.toLowerCase();
    this.foods = [food, ...this.foods.filter((one) => isOther(one))];
  }

  set({ set }: Pick<OwnFood, 'set'>, values: Partial<FoodSetting>) {
    const known = this.settings.find((one) => foodId(one) === foodId(set));
    if (set.version !== (known?.version ?? 0)) throw new Error('The version is another.');
    const others = this.settings.filter((one) => one !== known);
    this.settings = [...others, { ...set, ...values, version: set.version + 1 }];
  }

  correct(own: OwnFood, food: Figures) {
    for (const { before, after } of corrections(own, own.set, food))
      this.set({ set: before }, after);
  }

  get own() {
    return ownFoods(this.foods, this.settings);
  }

  /** The food that has this name now. */
  find(name: string) {
    const found = this.own.find(({ food }) => food.name === name);
    if (!found) throw new Error(`There is no food ${name}.`);
    return found;
  }
}

const renamed = (name: string, calories = 100) => ({
  ...figures,
  name,
  calories,
  amount: null,
  unit: null,
});

const summary = ({ food: { name, calories }, set }: OwnFood) => ({
  name,
  calories,
  isPinned: set.isPinned,
  isHidden: set.isHidden,
});

/** What a person would say of one of their foods. */
interface Remembered {
  name: string;
  /** All under which it was logged. */
  names: string[];
  calories: number;
  isCorrected: boolean;
  isPinned: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  loggedAt: number;
}

type Step =
  | { kind: 'log' | 'correct' | 'rename'; which: number; calories: number; nameThen: number }
  | { kind: 'pin' | 'hide' | 'delete'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('log', 'correct', 'rename'),
    which: fc.nat(5),
    calories: fc.nat(900),
    nameThen: fc.nat(3),
  }),
  fc.record({ kind: fc.constantFrom('pin', 'hide', 'delete'), which: fc.nat(5) }),
);

describe('a person’s own foods', () => {
  it('are those that they remember, whatever they log and set', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const server = new Server();
        const foods: Remembered[] = [];
        for (const [minute, made] of steps.entries()) {
          const { kind, which } = made;
          const food = foods[which];
          if (kind === 'log') {
            const name = food?.names[made.nameThen] ?? food?.name ?? `Food ${minute}`;
            server.log(
              logged(minute % 2 ? name : ` ${name.toUpperCase()} `, made.calories, minute),
            );
            const known = food ?? {
              names: [name],
              isCorrected: false,
              isPinned: false,
              isHidden: false,
            };
            const { name: shown, calories } = food?.isCorrected ? food : server.foods[0]!;
            const now = { ...known, name: shown, calories, isDeleted: false, loggedAt: minute };
            if (food) Object.assign(food, now, { names: [...food.names, name] });
            else foods.push(now);
          } else if (food && !food.isDeleted) {
            const own = server.find(food.name);
            if (kind === 'pin') food.isPinned = !food.isPinned;
            if (kind === 'hide') food.isHidden = !food.isHidden;
            if (kind === 'delete') food.isDeleted = true;
            if (kind === 'rename') food.name = food.names[made.nameThen] ?? `Renamed ${minute}`;
            if (kind === 'correct') food.calories = made.calories;
            if (kind === 'rename' || kind === 'correct') {
              food.isCorrected = true;
              server.correct(own, renamed(food.name, food.calories));
            } else
              server.set(own, {
                isPinned: food.isPinned,
                isHidden: food.isHidden,
                ...(kind === 'delete' && { deletedAt: at(minute) }),
              });
          }
        }
        const expected = foods
          .filter(({ isDeleted }) => !isDeleted)
          .toSorted(
            (one, other) =>
              Number(other.isPinned) - Number(one.isPinned) || other.loggedAt - one.loggedAt,
          );
        expect(server.own.map((own) => summary(own))).toEqual(
          expected.map(({ name, calories, isPinned, isHidden }) => ({
            name,
            calories,
            isPinned,
            isHidden,
          })),
        );
        expect(offered(server.own).map(({ name }) => name)).toEqual(
          expected.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
        );
      }),
    );
  });

  it('are one food where one gets the name of another, and two again when that is undone', () => {
    const server = new Server();
    server.log(logged('Soup', 200, 1));
    server.set(server.find('Soup'), { isPinned: true });
    server.log(logged('Oats', 300, 2));
    const oats = server.find('Oats');
    server.correct(oats, renamed('Soup'));
    expect(server.own.map(({ food }) => food)).toEqual([renamed('Soup')]);
    server.settings = server.settings.map((one) => (one.loggedAs === 'Oats' ? oats.set : one));
    expect(server.own.map(({ food }) => food.name)).toEqual(['Soup', 'Oats']);
  });

  it('are one food that gets a name back under which it was logged', () => {
    const server = new Server();
    server.log(logged('Oats', 300, 1));
    server.correct(server.find('Oats'), renamed('Porridge'));
    server.log(logged('Porridge', 200, 2));
    server.correct(server.find('Porridge'), renamed('Oats', 310));
    expect(server.own.map(({ food }) => food)).toEqual([renamed('Oats', 310)]);
  });

  it('include one that is corrected and whose entries are deleted', () => {
    const server = new Server();
    server.log(logged('Oats', 300, 1));
    server.correct(server.find('Oats'), renamed('Oatmeal', 310));
    server.foods = [];
    expect(server.find('Oatmeal')).toMatchObject({ set: { loggedAs: 'Oats', version: 1 } });
  });

  it('of earlier releases, which know no times, are offered unless they are deleted', () => {
    const { lastLoggedAt: _, ...oats } = logged('Oats', 300, 1);
    expect(offered(ownFoods([oats], []))).toEqual([oats]);
  });
});
