import { readFile } from 'node:fs/promises';

export const signInFlowId = 'sign-in';

export const screenNames = ['start', 'sign-up'] as const;
export type ScreenName = (typeof screenNames)[number];

/** The id with which the web component requests a screen's page. */
export const screenId = (screen: ScreenName): string => `${signInFlowId}/${screen}`;

/** Reads the HTML of a screen, which consists of Descope's own components. */
export const readScreen = (screen: ScreenName): Promise<string> =>
  readFile(new URL(`./screens/${screen}.html`, import.meta.url), 'utf8');
