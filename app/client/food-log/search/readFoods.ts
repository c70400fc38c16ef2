import type { FoodSearchFood, Portion } from '@foodlog/ui';

/** The food table as it is fetched: each column has one item for each food. The figures are per 100 g. */
export interface FoodColumns {
  names: string[];
  /** How unlikely a person means the food, in tenths: `rarity` of the library's `rankFoods`. */
  rarities: number[];
  calories: number[];
  fats: number[];
  proteins: number[];
  carbs: number[];
  /** What its portions are called, and what each weighs in grams. */
  labels: string[][];
  grams: number[][];
}

/** A food of the table. */
export interface CatalogueFood extends FoodSearchFood {
  /** What PortionField offers beside grams. */
  portions: readonly Portion[];
}

export type RankedFood = CatalogueFood & { rarity: number };

/** Returns the foods of the table. */
export function readFoods(table: FoodColumns): RankedFood[] {
  return table.names.map((name, index) => ({
    name,
    calories: table.calories[index]!,
    fats: table.fats[index]!,
    proteins: table.proteins[index]!,
    carbs: table.carbs[index]!,
    source: 'USDA',
    per: { amount: 100, unit: 'g' },
    portions: table.labels[index]!.map((label, portion) => {
      const amount = table.grams[index]![portion]!;
      // Some foods have two portions of one name.
      return { key: `${label} ${amount}`, label, amount };
    }),
    rarity: table.rarities[index]! / 10,
  }));
}
