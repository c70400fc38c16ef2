/** How long the worker waits after the page has loaded, in milliseconds: the log comes first. */
const delay = 2000;

function register() {
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

const registerLater = () => setTimeout(register, delay);

/**
 * Installs the service worker, with which the app opens without a network. Where the browser has none, refuses it, or
 * cannot load it now, the app works as before and needs a network to open.
 */
export function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app is imported when the page may have loaded.
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}
