import { ErrorScreen } from '@foodlog/ui';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AppTheme } from './appearance/AppTheme.tsx';
import { PersonalAppearance } from './appearance/PersonalAppearance.ts';
import { PageSpinner } from './components/PageSpinner.tsx';
import { t } from './language/t.ts';
import { loadedPage, openPage, type PagePath } from './pages.ts';
import { LogoutPage } from './pages/LogoutPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ownerOf } from './session/ownerOf.ts';
import { useSession } from './session/useSession.ts';

// Signing out must not depend on a file that has not come. The other pages load when someone opens them.
const HomePage = lazyPage('/');
const FoodLogPage = lazyPage('/food-log');
const FoodsPage = lazyPage('/foods');
const TrendsPage = lazyPage('/trends');
const SettingsPage = lazyPage('/settings');
const DataPage = lazyPage('/data');
const LoginPage = lazyPage('/user/login');

function lazyPage(path: PagePath) {
  const Lazy = lazy(async () => ({ default: await openPage(path) }));
  return function Page() {
    // A page that has loaded appears at once, without the spinner.
    const [Loaded] = useState(() => loadedPage(path) ?? Lazy);
    return <Loaded />;
  };
}

/** Spec §2: a photo from an external stock-photo source. */
const photoUrl =
  'https://images.unsplash.com/photo-1490645935967-10de6ba17061?auto=format&fit=crop&w=1600&q=70';

function ErrorTitle() {
  return <title>{`${t('An Error Ocurred')} · Foodlog`}</title>;
}

/** Replaces what failed or does not exist (spec §2). */
export function ErrorPage() {
  return (
    <AppTheme>
      <ErrorTitle />
      <ErrorScreen component="main" photoUrl={photoUrl} />
    </AppTheme>
  );
}

/** Of the person who has the token, if anybody has. */
function Personal() {
  const owner = ownerOf(useSession().session);
  return owner && <PersonalAppearance userId={owner.userId} />;
}

/**
 * Everything that is seen. When anything fails to render, or a page fails to load, the error screen appears; its link loads
 * the app anew at "/", which also gets past a page that belongs to an older release and no longer exists.
 */
export function App() {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <AppTheme>
        <Personal />
        {/* A transition would keep the old page on screen, without a sign that the next one is loading (spec §2). */}
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/food-log" caseSensitive element={<FoodLogPage />} />
              <Route path="/foods" caseSensitive element={<FoodsPage />} />
              <Route path="/trends" caseSensitive element={<TrendsPage />} />
              <Route path="/settings" caseSensitive element={<SettingsPage />} />
              <Route path="/data" caseSensitive element={<DataPage />} />
              <Route path="/user/login" caseSensitive element={<LoginPage />} />
              <Route path="/user/logout" caseSensitive element={<LogoutPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </AppTheme>
    </ErrorBoundary>
  );
}
