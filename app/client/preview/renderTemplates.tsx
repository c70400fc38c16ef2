import { createFoodlogTheme, formatDay } from '@foodlog/ui';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SessionOutbox } from '../food-log/outbox/SessionOutbox.tsx';
import { localDay } from '../food-log/clock/localDay.ts';
import { dayKey } from '../food-log/data/cacheKeys.ts';
import { FoodLogPage } from '../pages/FoodLogPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import type { Session } from '../session/Session.types.ts';
import { SessionContext } from '../session/SessionContext.ts';
import type { ResponseRow } from '../store/rows.ts';
import { Store } from '../store/Store.ts';
import { StoreContext } from '../store/StoreContext.ts';

/** A page, rendered without a browser. */
export interface Template {
  page: string;
  styles: string;
  /** What Emotion calls these styles in the attribute `data-emotion`. */
  styled: string;
}

// As in AppTheme.tsx.
const themed = {
  theme: createFoodlogTheme({ colorSchemeSelector: 'data-theme' }),
  disableStyleSheetGeneration: true,
};
const tokens = { getToken: async () => '', renewToken: async () => '' };
const user = { id: 'U', name: '{name}', loginId: '', createdAt: undefined };
/** Totals that look like nothing else on the page. */
const totals = { calories: 9_876_501, fats: 9_876_502, proteins: 9_876_503, carbs: 9_876_504 };

/** Renders a page as it first appears in such a session, with what the device has stored. */
function renderPage(
  path: string,
  page: ReactNode,
  session: Session,
  responses: ResponseRow[],
): Template {
  const store = new Store(undefined, { user: undefined, responses, mutations: [] });
  const rendered = renderToStaticMarkup(
    <ThemeProvider {...themed}>
      <SessionContext value={{ session, tokens, signOut: async () => {} }}>
        <StoreContext value={store}>
          <MemoryRouter initialEntries={[path]}>
            <SessionOutbox>{page}</SessionOutbox>
          </MemoryRouter>
        </StoreContext>
      </SessionContext>
    </ThemeProvider>,
  );
  const styles = new Map<string, string>();
  const style = /<style data-emotion="css ([^"]*)">(.*?)<\/style>/gs;
  for (const [, name = '', text = ''] of rendered.matchAll(style)) styles.set(name, text);
  return {
    page: rendered.replace(style, '').replace(/<title>.*?<\/title>/, ''),
    styles: [...styles.values()].join(''),
    styled: ['css', ...styles.keys()].join(' '),
  };
}

/** Renders the home page as a visitor sees it. Runs when the app is built. */
export const renderHome = (): Template =>
  renderPage('/', <HomePage />, { status: 'signedOut' }, []);

/**
 * Renders the food log as it first appears, with the totals of today, to a signed-in person. Runs when the app is built.
 * @returns a page with `{name}`, `{day}`, `{weekday}`, `{calories}`, `{fats}`, `{proteins}` and `{carbs}` in its texts.
 * @throws when the page does not show what is to be filled in.
 */
export function renderLogTemplate(): Template {
  const now = new Date();
  const today = localDay(now);
  const key = dayKey(user.id, today);
  const row = { key, owner: user.id, data: { totals, entries: [] }, fetchedAt: Date.now() };
  const template = renderPage('/food-log', <FoodLogPage />, { status: 'signedIn', user }, [row]);
  const shown = [
    ...Object.entries(totals).map(([name, total]) => [name, total.toLocaleString('en-US')]),
    ['day', formatDay(today)],
    // Only read aloud; the preview is not.
    ['day', formatDay(today, 'en-US', 'full')],
    ['weekday', now.toLocaleDateString('en-US', { weekday: 'long' })],
  ];
  for (const [name = '', text = ''] of shown) {
    if (!template.page.includes(text))
      throw new Error(`The log does not show its ${name} as ${text}.`);
    template.page = template.page.replaceAll(text, `{${name}}`);
  }
  return template;
}
