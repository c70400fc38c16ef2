import type { TableRow } from './readTable.ts';

/** How many foods begin with a word that is a category, such as "Beverages", and no food. */
const CATEGORY = 20;

const groups: Record<string, number> = {
  'Baby Foods': 4,
  'American Indian/Alaska Native Foods': 4,
  'Fast Foods': 1,
  'Restaurant Foods': 1,
};

/** What words of a name add. Each rule counts once. */
const rules: readonly (readonly [rarity: number, words: RegExp])[] = [
  // Brands are written in capitals.
  [1.5, /(?!USDA|BBQ|NFS|NLEA|DHA)[A-Z][A-Z'&]{2,}/],
  // What stands for another food, or is not sold.
  [3, /imitation|substitute|replacement|meatless|vegetarian|formulated|artificial|like\b/i],
  [3, /school lunch|usda commodity/i],
  [
    2,
    /\b(?:gizzard|giblets|heart|liver|kidneys?|lungs?|spleen|brain|tongue|tripe|feet|ears|tail)\b/i,
  ],
  // A part of which a meal is not made.
  [3, /, skin(?: only)?(?:,|$)|separable fat/],
  // What nobody eats as it is bought.
  [
    1.5,
    /^(?:Rice|Chicken|Pork|Turkey|Pasta|Spaghetti|Macaroni|Noodles)\b.*, (?:raw|dry)\b|, unprepared\b/,
  ],
  // What goes with another food.
  [1.5, /^(?:Pickle relish, (?:hamburger|hot dog)|Rolls|Sauce|Toppings)\b/],
  [0.7, /^(?:Gravy|Oil)\b/],
  // What was done to it.
  [
    1,
    /\b(?:powder(?:ed)?|dry|dried|freeze-dried|dehydrated|mix|instant|condensed|concentrate|evaporated|frozen|refrigerated|canned|microwaved?|syrup|sweetened|candied|glazed|breaded|toasted|smoked|fermented|rendered|filled|flavou?r(?:ed)?|solution|imported)\b/i,
  ],
  // What was left out or added.
  [
    1,
    /\b(?:low|lowfat|nonfat|[a-z]*free|light|lightly|less|no|diet|decaffeinated|caffeine|fortified|extra)\b|reduced|unsalted/i,
  ],
  // What is the usual kind, or several kinds.
  [-0.5, /\b(?:raw|fresh)\b/],
  [-0.5, /\b(?:plain|regular|table)\b|^Bread, white,/],
  [-0.5, /, whole(?:,|$)/],
  [-0.5, /\bor\b/],
  [-1, /\b(?:average|mixed species|all (?!purpose)\w+)\b|, all$/],
];

/** Words that say how a food was prepared, cut or measured, and not that it is another kind. */
const ways = new Set(
  `raw fresh plain regular whole average all or and with without of in to the from as for a table
  cooked boiled baked roasted broiled grilled stewed braised brewed popped air oil prepared commercially purchased home
  recipe made cooking salad enriched unenriched added salt salted vitamin vitamins d e c calcium iron milkfat
  fluid dry solids liquids drained tap water mature seeds meat lean fat separable only trimmed boneless skinless
  choice select grades commercial varieties white granulated sliced chopped ground shredded grated diced crumbled chunk
  smooth style small medium large long short curd grain`.split(/\s+/),
);

/** The parts of a name, without what is in brackets. */
const partsOf = (name: string) => name.replace(/\([^)]*\)/g, '').split(/[,;]/);

/**
 * Returns a number for each food that says how unlikely a person means it who says no more, in tenths. By general rules alone:
 * the raw and the plain come before what was processed, light or fortified, but what nobody eats raw comes cooked; few kinds before many ("Milk, whole" before "Milk, goat"), short
 * names before long ones; foods before brands, fast food, offal, what stands for another food, and food for babies. A part of the name that
 * is a category, such as "Beverages", does not make a food rarer.
 */
export function raritiesOf(rows: readonly TableRow[]): number[] {
  const heads = new Map<string, number>();
  for (const { name } of rows) {
    const [head = ''] = partsOf(name);
    heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  return rows.map(({ name, group }) => {
    const parts = partsOf(name);
    const [head = '', ...rest] = parts;
    const said = parts.join(',');
    const kinds = (
      rest
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    ).filter((word) => !ways.has(word));
    let rarity = (groups[group] ?? 0) + 0.3 * kinds.length + said.length / 300;
    for (const [more, words] of rules) if (words.test(said)) rarity += more;
    if ((heads.get(head) ?? 0) >= CATEGORY) rarity -= 0.5;
    return Math.round(rarity * 10);
  });
}
