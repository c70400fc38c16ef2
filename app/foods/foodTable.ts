import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { FoodColumns } from '../client/food-log/search/readFoods.ts';
import { raritiesOf } from './rarityOf.ts';
import { readTable } from './readTable.ts';
import { sortPortions } from './sortPortions.ts';

const name = 'virtual:food-table';

/** Returns the table as browsers fetch it. By columns, it is smaller when it is compressed. */
export function foodColumns(): FoodColumns {
  const rows = readTable();
  const portions = rows.map((row) => sortPortions(row.portions));
  return {
    names: rows.map((row) => row.name),
    rarities: raritiesOf(rows),
    calories: rows.map((row) => row.calories),
    fats: rows.map((row) => row.fats),
    proteins: rows.map((row) => row.proteins),
    carbs: rows.map((row) => row.carbs),
    labels: portions.map((some) => some.map(({ label }) => label)),
    grams: portions.map((some) => some.map(({ grams }) => grams)),
  };
}

function makeFile() {
  const source = JSON.stringify(foodColumns());
  const digest = createHash('sha256').update(source);
  const integrity = `sha256-${digest.copy().digest('base64')}`;
  return {
    source,
    integrity,
    fileName: `foods/usda-sr28-${digest.digest('hex').slice(0, 8)}.json`,
  };
}

/**
 * Makes the one file that browsers fetch of the food table, and `virtual:food-table`, which says where it is. It stands beside the
 * assets of the app, which the service worker installs: it is fetched when a person searches.
 */
export function foodTable(): Plugin {
  let made: ReturnType<typeof makeFile> | undefined;
  const file = () => (made ??= makeFile());
  return {
    name: 'food-table',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { fileName, integrity } = file();
      return `export const url = ${JSON.stringify(`/${fileName}`)}; export const integrity = ${JSON.stringify(integrity)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file().fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(file().source);
      });
    },
    generateBundle() {
      const { fileName, source } = file();
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
