import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@mui/material/styles';
import * as everything from '@foodlog/ui';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { enUS } from '@foodlog/ui/locales/en';
import catalogue from '@foodlog/ui/catalogue.json' with { type: 'json' };
import manifest from '@foodlog/ui/package.json' with { type: 'json' };
import tokens from '@foodlog/ui/tokens.json' with { type: 'json' };

for (const [path, target] of Object.entries(manifest.exports)) {
  if (target.default) await import(path.replace('.', '@foodlog/ui'));
}
assert.equal(everything.TotalsCard, TotalsCard);
assert.ok(catalogue.components.some(({ name }) => name === 'TotalsCard'));
assert.ok(tokens.spinner);
for (const text of ['docs/node.md', 'llms.txt', 'llms/TotalsCard.md']) {
  const file = new URL(import.meta.resolve(`@foodlog/ui/${text}`));
  assert.match(readFileSync(file, 'utf8'), /TotalsCard/);
}

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };
const done = async () => undefined;
const stay = () => undefined;
/** Values of props, for every component that has a prop of the name. */
const values = {
  calories: 310,
  dayLabel: '11/21/2026',
  entries: [entry],
  entry,
  food: oats,
  foods: [oats],
  items: [oats],
  label: 'Weight',
  lastDay: '2026-11-21',
  message: 'Deleted Oats',
  onCancel: stay,
  onChange: stay,
  onDelete: stay,
  onEdit: stay,
  onRepeat: done,
  onSave: done,
  onSubmit: done,
  onUndo: stay,
  today: '2026-11-21',
  value: '2026-11-21',
};
const elements = catalogue.components.map(({ name, props }) => {
  const given = props.filter((prop) => prop.required || prop.name in values);
  for (const prop of given) assert.ok(prop.name in values, `${name} needs a ${prop.name}`);
  return h(
    everything[name],
    Object.fromEntries(given.map((prop) => [prop.name, values[prop.name]])),
  );
});
const html = renderToString(h(ThemeProvider, { theme: createFoodlogTheme() }, ...elements));
const { heading } = enUS.components.FoodlogTotalsCard.defaultProps.localeText;
for (const text of ['11/21/2026', heading, '310', 'An Error Ocurred']) {
  assert.ok(html.includes(text), `${text} is not in the HTML`);
}
for (const { name } of catalogue.components) {
  assert.ok(html.includes(`Foodlog${name}-root`), `${name} is not in the HTML`);
}
// A content security policy with nonces would block style attributes.
assert.doesNotMatch(html, /<[^>]+ style=/);
