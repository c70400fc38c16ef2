const fallback = '/food-log';

/** Where to sign in, and come back from to a path of this app. */
export const loginPath = (returnTo: string) =>
  `/user/login?${new URLSearchParams({ returnTo }).toString()}`;

/**
 * The page to show after sign-in: the one asked for when it is this app's own, else the food log. The
 * sign-in and sign-out pages do not count.
 */
export function returnPath(search: string, origin = location.origin): string {
  const asked = new URLSearchParams(search).get('returnTo');
  if (!asked || !URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  // A path that begins with two slashes is another host to whoever resolves it again.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  if (!isOurs || /^\/user\//i.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
