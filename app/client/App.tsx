import { createFoodlogTheme, ErrorScreen } from '@foodlog/ui';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { withTimeLimit } from './api/withTimeLimit.ts';
import { PageSpinner } from './components/PageSpinner.tsx';
import type { Device } from './device/Device.ts';
import { DeviceContext } from './device/DeviceContext.ts';
import { SessionLogChanges } from './food-log/changes/SessionLogChanges.tsx';
import { FoodLogPage } from './pages/FoodLogPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { readRuntimeConfig } from './runtimeConfig.ts';
import { SessionProvider } from './session/SessionProvider.tsx';

// Most people open the log, so every other page loads only when someone opens it.
const HomePage = lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage);
const LoginPage = lazyPage(async () => (await import('./pages/LoginPage.tsx')).LoginPage);
const LogoutPage = lazyPage(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage);

/** How long a page may take to load before it counts as failed (spec §2), in milliseconds. */
const pageLimit = 30_000;

function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await withTimeLimit(pageLimit, load) }));
}

const theme = createFoodlogTheme();

/** Spec §2: a photo from an external stock-photo source. */
const photoUrl =
  'https://images.unsplash.com/photo-1490645935967-10de6ba17061?auto=format&fit=crop&w=1600&q=70';

/** Replaces a page that failed or does not exist (spec §2). */
function ErrorPage() {
  return (
    <>
      <title>An Error Ocurred · Foodlog</title>
      <ErrorScreen component="main" photoUrl={photoUrl} />
    </>
  );
}

function Pages() {
  return (
    <SessionProvider config={readRuntimeConfig()}>
      {/* A transition would keep the old page on screen, without a sign that the next one is loading (spec §2). */}
      <BrowserRouter useTransitions={false}>
        <SessionLogChanges>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/food-log" caseSensitive element={<FoodLogPage />} />
              <Route path="/user/login" caseSensitive element={<LoginPage />} />
              <Route path="/user/logout" caseSensitive element={<LogoutPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </SessionLogChanges>
      </BrowserRouter>
    </SessionProvider>
  );
}

/**
 * The whole app, with what this device keeps. When anything fails to render, or a page fails to load, the error screen appears; its link loads the
 * app anew at "/", which also gets past a page that belongs to an older release and no longer exists.
 */
export function App({ device }: { device: Device }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ErrorBoundary fallback={<ErrorPage />}>
        <DeviceContext value={device}>
          <Pages />
        </DeviceContext>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
