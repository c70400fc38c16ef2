import { foldText } from '@foodlog/ui/food-ranking';

/** What people say, many of them British, and what the table says. */
const otherWords = [
  ['aubergine', 'eggplant'],
  ['beetroot', 'beets'],
  ['capsicum', 'sweet pepper'],
  ['caster sugar', 'granulated sugar'],
  ['diet coke', 'low calorie cola pepper type'],
  ['coke', 'cola'],
  ['cornflakes', 'corn flakes'],
  ['courgette', 'zucchini'],
  ['crisps', 'potato chips'],
  ['donut', 'doughnut'],
  ['donuts', 'doughnuts'],
  ['fries', 'french fries'],
  ['gherkins', 'pickles'],
  ['hot dog', 'hotdog'],
  ['hot dogs', 'hotdog'],
  ['icing sugar', 'powdered sugar'],
  ['jacket potato', 'baked potato'],
  ['ketchup', 'catsup'],
  ['lager', 'beer'],
  ['linseed', 'flaxseed'],
  ['mangetout', 'peas edible podded'],
  ['mince', 'ground beef'],
  ['minced', 'ground'],
  ['oatmeal', 'cereals oats'],
  ['pitta', 'pita'],
  ['porridge', 'cereals oats'],
  ['prawns', 'shrimp'],
  ['rocket', 'arugula'],
  ['satsuma', 'tangerine'],
  ['skimmed', 'skim'],
  ['soda', 'carbonated'],
  ['sugar snap', 'peas edible podded'],
  ['sultanas', 'golden raisins'],
  ['swede', 'rutabaga'],
  ['sweetcorn', 'sweet corn'],
  ['wholemeal', 'whole wheat'],
  ['yoghurt', 'yogurt'],
] as const;

const inWords = (text: string) => ` ${foldText(text)} `;

/**
 * Returns a text as it may be meant, the likeliest first: without a count, in the words of the table, as it was typed, as the
 * beginning of a word that the table has not, and without how much of it.
 */
export function readingsOf(text: string): string[] {
  const typed = inWords(text);
  let ofTable = typed;
  for (const [word, other] of otherWords) ofTable = ofTable.replace(` ${word} `, ` ${other} `);
  const start = typed.trim();
  const begun = start.length > 2 ? otherWords.find(([word]) => word.startsWith(start)) : undefined;
  const howMuch = /^ \d+ ?(?:g|kg|ml|l|oz|x|lb)? (?=\p{L}{3})/u;
  const withoutAmount = ofTable.replace(howMuch, '');
  // A count, as of eggs, is in few names, but in "2% milk".
  const isCount = /^\s*\d+\s+\p{L}{3}/u.test(text);
  return [
    ...(isCount ? [withoutAmount] : []),
    ofTable,
    typed,
    ...(begun ? [begun[1]] : []),
    withoutAmount,
  ].map((one) => one.trim());
}
