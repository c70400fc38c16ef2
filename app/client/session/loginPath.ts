const fallback = '/food-log';

/** The path of the login page, which returns to `returnTo` afterwards. */
export const loginPath = (returnTo: string) =>
  `/user/login?${new URLSearchParams({ returnTo }).toString()}`;

/**
 * The page to show after sign-in: the requested one when it belongs to this app, else the food log. The sign-in and
 * sign-out pages do not count.
 */
export function returnPath(search: string, origin = location.origin): string {
  const asked = new URLSearchParams(search).get('returnTo');
  if (!asked || !URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  // A path that begins with two slashes names another host when it is resolved again.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  if (!isOurs || /^\/user\//i.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
