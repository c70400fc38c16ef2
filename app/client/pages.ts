import type { ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';

const loaders = {
  '/': async () => (await import('./pages/HomePage.tsx')).HomePage,
  '/food-log': async () => (await import('./pages/FoodLogPage.tsx')).FoodLogPage,
  '/foods': async () => (await import('./pages/FoodsPage.tsx')).FoodsPage,
  '/trends': async () => (await import('./pages/TrendsPage.tsx')).TrendsPage,
  '/settings': async () => (await import('./pages/SettingsPage.tsx')).SettingsPage,
  '/data': async () => (await import('./pages/DataPage.tsx')).DataPage,
  '/user/login': async () => {
    void import('./session/preloadSignIn.ts')
      .then(async ({ preloadSignIn }) => preloadSignIn())
      .catch(() => {});
    return (await import('./pages/LoginPage.tsx')).LoginPage;
  },
} satisfies Record<string, () => Promise<ComponentType>>;

/** The path of a page that is loaded when it is opened (spec §2). */
export type PagePath = keyof typeof loaders;

const pages = new Map<PagePath, { loading: Promise<ComponentType>; loaded?: ComponentType }>();

/** The pages that could not be foreseen. A browser does not ask again for the file of a module within one document. */
const missed = new Set<PagePath>();

/** The page, if it has loaded. */
export const loadedPage = (path: PagePath) => pages.get(path)?.loaded;

/** Loads a page. @throws when it does not load, or not in time. */
async function loadPage(path: PagePath): Promise<ComponentType> {
  const known = pages.get(path);
  if (known) return known.loading;
  const loading = loadInTime<ComponentType>(loaders[path]);
  pages.set(path, { loading });
  const loaded = await loading;
  pages.set(path, { loading, loaded });
  return loaded;
}

/** Loads a page that a person may open next. */
export function foreseePage(path: PagePath) {
  loadPage(path).catch(() => missed.add(path));
}

/** Loads a page that is opened, with its document where it could not be foreseen. @throws as `loadPage` does. */
export async function openPage(path: PagePath): Promise<ComponentType> {
  if (!missed.has(path)) return loadPage(path);
  location.reload();
  return new Promise(() => {});
}

/** Loads the page of the address, if it is one of these. @throws as `loadPage` does. */
export async function loadPageOfAddress(): Promise<void> {
  const address = location.pathname.replace(/(.)\/$/, '$1');
  const path = Object.keys(loaders).find((key): key is PagePath => key === address);
  if (path) await loadPage(path);
}
