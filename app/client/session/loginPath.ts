const fallback = '/food-log';

/** With which screen the sign-in begins. */
export type SignInIntent = 'sign-in' | 'sign-up';

/** The path of the login page, which begins with the form for this intent and returns to `returnTo` afterwards. */
export const loginPath = (returnTo: string, intent: SignInIntent = 'sign-in') => {
  const search = new URLSearchParams({ returnTo });
  if (intent === 'sign-up') search.set('intent', intent);
  return `/user/login?${search.toString()}`;
};

/** The intent that the address of the login page names; signing in if it names none. */
export const signInIntent = (search: string): SignInIntent =>
  new URLSearchParams(search).get('intent') === 'sign-up' ? 'sign-up' : 'sign-in';

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
