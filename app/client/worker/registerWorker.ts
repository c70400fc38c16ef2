/** How long the worker waits after the page has loaded, in milliseconds, unless it is left before: the log comes first. */
const delay = 2000;

async function registerLater() {
  await Promise.race([
    new Promise((resolve) => setTimeout(resolve, delay)),
    new Promise((resolve) => document.addEventListener('visibilitychange', resolve)),
  ]);
  await navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

/**
 * Installs the service worker, with which the app opens without a network. Where the browser has none, refuses it, or
 * cannot load it now, the app works as before and needs a network to open.
 */
export function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app is imported when the page may have loaded.
  if (document.readyState === 'complete') void registerLater();
  else addEventListener('load', () => void registerLater(), { once: true });
}
