import assert from 'node:assert/strict';
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

for (const entry of Object.keys(manifest.exports).filter((name) => !name.endsWith('.json'))) {
  await import(entry.replace('.', '@foodlog/ui'));
}
assert.equal(everything.TotalsCard, TotalsCard);
assert.ok(catalogue.components.some(({ name }) => name === 'TotalsCard'));
assert.ok(tokens.spinner);

const html = renderToString(
  h(
    ThemeProvider,
    { theme: createFoodlogTheme() },
    h(everything.DateNavigator, { value: '2026-11-21', onChange: () => undefined }),
    h(TotalsCard, { calories: 310 }),
    h(everything.FoodForm, { onSubmit: async () => undefined }),
    h(everything.ErrorScreen),
    h(everything.LoadingSpinner),
  ),
);
const { heading } = enUS.components.FoodlogTotalsCard.defaultProps.localeText;
for (const text of ['11/21/2026', heading, '310', 'An Error Ocurred']) {
  assert.ok(html.includes(text), `${text} is not in the HTML`);
}
