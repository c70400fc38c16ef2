import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What the server writes before this script: the files of the app, and digests of them and of its page. */
declare const foodlog: {
  page: { revision: string; integrity: string };
  assets: { url: string; integrity: string }[];
};

/** The event before which a worker is not installed. The types of browsers' pages do not know it. */
interface InstallEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
declare function addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;

/** The files of some releases: a page that is still open loads its parts after an update, too. */
const maxFiles = 150;

/** An address that answers with the page alone: a visitor's home page holds more. */
const page = '/food-log';

/** The addresses of the app's pages (spec §2). */
const pages = /^\/(?:food-log|foods|trends|settings|data|user\/login|user\/logout)?\/?(?:\?.*)?$/;

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    new ExpirationPlugin({ maxEntries: maxFiles }),
    {
      // A release is installed whole or not at all.
      fetchDidSucceed: async ({ response }) => {
        if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
        return response;
      },
    },
  ],
});

// The names of these files change with their content, so what is cached is never stale.
addEventListener('install', (event) => {
  const requests = foodlog.assets.map(({ url, integrity }) => {
    // What is cached stays: another answer, such as the page of a proxy, would break the app for good.
    const request = new Request(url, { integrity });
    // The second promise settles once the answer is stored, and ignores that there may be none.
    const [answered, stored] = assets.handleAll({ event, request });
    return Promise.all([answered, stored]);
  });
  event.waitUntil(Promise.all(requests));
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

// Another server of the same address may still answer with the page of another release.
precache([{ url: page, ...foodlog.page }]);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [pages] }));

// From now on, a page that opens is the new one, whichever pages are still open.
skipWaiting();
clientsClaim();
