import { readFile } from 'node:fs/promises';

export const signInFlowId = 'sign-in';

/** After a mistake in another field than the first, that field follows the name of the screen and gets the focus. */
export const screenNames = [
  'start',
  'start-password',
  'sign-up',
  'sign-up-email',
  'sign-up-newPassword',
] as const;
export type ScreenName = (typeof screenNames)[number];

/** The id with which the web component requests a screen's page. */
export const screenId = (screen: ScreenName): string => `${signInFlowId}/${screen}`;

/** Reads the HTML of a screen, which consists of Descope's own components. */
export const readScreen = async (name: ScreenName): Promise<string> => {
  const [, screen, field] = /^(start|sign-up)-?(.*)$/.exec(name) ?? [];
  const file = new URL(`./screens/${screen}.html`, import.meta.url);
  const html = await readFile(file, 'utf8');
  if (!field) return html;
  // The web component focuses the first field that does not refuse it.
  const start = html.indexOf(` name="${field}"`);
  return (
    html.slice(0, start).replaceAll(' name="', ' auto-focus="false" name="') + html.slice(start)
  );
};
