import type { ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';

const loaders = {
  '/': async () => (await import('./pages/HomePage.tsx')).HomePage,
  '/food-log': async () => (await import('./pages/FoodLogPage.tsx')).FoodLogPage,
  '/user/login': async () => {
    void import('./session/preloadSignIn.ts')
      .then(async ({ preloadSignIn }) => preloadSignIn())
      .catch(() => {});
    return (await import('./pages/LoginPage.tsx')).LoginPage;
  },
} satisfies Record<string, () => Promise<ComponentType>>;

/** The path of a page that is loaded when it is opened (spec §2). */
export type PagePath = keyof typeof loaders;

const loaded: Partial<Record<PagePath, ComponentType>> = {};
const loading: Partial<Record<PagePath, Promise<ComponentType>>> = {};

/** The page, if it has loaded. */
export const loadedPage = (path: PagePath): ComponentType | undefined => loaded[path];

/** Loads a page, once. @throws when it does not load, or not in time. */
export async function loadPage(path: PagePath): Promise<ComponentType> {
  loading[path] ??= loadInTime<ComponentType>(loaders[path]).then((page) => {
    loaded[path] = page;
    return page;
  });
  return loading[path];
}

/** Loads the page of the address, if it is one of these. @throws as `loadPage` does. */
export async function loadPageOfAddress(): Promise<void> {
  const path = Object.keys(loaders).find((key): key is PagePath => key === location.pathname);
  if (path) await loadPage(path);
}
