import { createFoodlogTheme, ErrorScreen } from '@foodlog/ui';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { errorTitle } from './errorTitle.ts';
import { PageSpinner } from './components/PageSpinner.tsx';
import { loadedPage, openPage, type PagePath } from './pages.ts';
import { LogoutPage } from './pages/LogoutPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

// Signing out must not depend on a file that has not come. The other pages load when someone opens them.
const HomePage = lazyPage('/');
const FoodLogPage = lazyPage('/food-log');
const FoodsPage = lazyPage('/foods');
const TrendsPage = lazyPage('/trends');
const LoginPage = lazyPage('/user/login');

function lazyPage(path: PagePath) {
  const Lazy = lazy(async () => ({ default: await openPage(path) }));
  return function Page() {
    // A page that has loaded appears at once, without the spinner.
    const [Loaded] = useState(() => loadedPage(path) ?? Lazy);
    return <Loaded />;
  };
}

/** Whether the stylesheet with the styles of the theme has come (themeStyles.ts). Otherwise MUI makes them. */
const areStyled =
  getComputedStyle(document.documentElement).getPropertyValue('--foodlog-spacing') !== '';
const themed = {
  theme: createFoodlogTheme({ contrast: areStyled ? 'standard' : 'system' }),
  // MUI has this prop in its types only if all TypeScript of the repository enables `CssThemeVariables`.
  disableStyleSheetGeneration: areStyled,
};

/** Spec §2: a photo from an external stock-photo source. */
const photoUrl =
  'https://images.unsplash.com/photo-1490645935967-10de6ba17061?auto=format&fit=crop&w=1600&q=70';

/** Replaces what failed or does not exist (spec §2). */
export function ErrorPage() {
  return (
    <Theme>
      <title>{errorTitle}</title>
      <ErrorScreen component="main" photoUrl={photoUrl} />
    </Theme>
  );
}

function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider {...themed}>
      {!areStyled && <CssBaseline />}
      {children}
    </ThemeProvider>
  );
}

/**
 * Everything that is seen. When anything fails to render, or a page fails to load, the error screen appears; its link loads
 * the app anew at "/", which also gets past a page that belongs to an older release and no longer exists.
 */
export function App() {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Theme>
        {/* A transition would keep the old page on screen, without a sign that the next one is loading (spec §2). */}
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/food-log" caseSensitive element={<FoodLogPage />} />
              <Route path="/foods" caseSensitive element={<FoodsPage />} />
              <Route path="/trends" caseSensitive element={<TrendsPage />} />
              <Route path="/user/login" caseSensitive element={<LoginPage />} />
              <Route path="/user/logout" caseSensitive element={<LogoutPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </Theme>
    </ErrorBoundary>
  );
}
