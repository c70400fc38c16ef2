import { readFile } from 'node:fs/promises';

export const signInFlowId = 'sign-in';

/** After a mistake, `-again` shows the same screen with the focus on its second field, where the mistake is. */
export const screenNames = ['start', 'start-again', 'sign-up', 'sign-up-again'] as const;
export type ScreenName = (typeof screenNames)[number];

/** The id with which the web component requests a screen's page. */
export const screenId = (screen: ScreenName): string => `${signInFlowId}/${screen}`;

/** Reads the HTML of a screen, which consists of Descope's own components. */
export const readScreen = async (screen: ScreenName): Promise<string> => {
  const file = new URL(`./screens/${screen.replace('-again', '')}.html`, import.meta.url);
  const html = await readFile(file, 'utf8');
  // The web component focuses the first field that does not refuse it.
  return screen.endsWith('-again') ? html.replace(' name="', ' auto-focus="false" name="') : html;
};
