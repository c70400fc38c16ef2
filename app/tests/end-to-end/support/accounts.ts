import { randomUUID } from 'node:crypto';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  type Page,
} from 'playwright/test';

/** An account that can sign in. */
export interface Account {
  email: string;
  password: string;
  name: string;
}

/** The account that every local Foodlog starts with, created 30 days before its first start. */
export const demoAccount: Account = {
  email: 'demo@example.com',
  password: 'Foodlog-demo-1',
  name: 'Demo User',
};

interface Session {
  cookies: Cookie[];
  token: string;
}

/** The sessions in which accounts were signed up, until they are restored: a sign-in takes longer. */
const firstSessions = new WeakMap<Account, Session>();

/** Signs up or in without a page. @returns the session token. */
export async function askForToken(
  request: APIRequestContext,
  url: string,
  action: 'signup' | 'signin',
  account: Account,
): Promise<string> {
  const { email: loginId, password, name } = account;
  const response = await request.post(`${url}/v1/auth/password/${action}`, {
    headers: { Authorization: 'Bearer local' },
    data: { loginId, password, user: { name, email: loginId } },
  });
  await expect(response, `${action} of ${loginId}`).toBeOK();
  const { sessionJwt }: { sessionJwt: string } = await response.json();
  return sessionJwt;
}

/** Signs up a new account for the test, without using the page. */
export async function createAccount(context: BrowserContext, url: string): Promise<Account> {
  const id = randomUUID();
  const account = { email: `${id}@example.com`, password: `Foodlog-${id}`, name: 'Test User' };
  const token = await askForToken(context.request, url, 'signup', account);
  firstSessions.set(account, { cookies: await context.cookies(), token });
  await context.clearCookies();
  return account;
}

/**
 * Gives a context the session of an account, as if its person had signed in before; the next page is signed in when it
 * opens.
 * @returns the session token.
 */
export async function restoreSession(
  context: BrowserContext,
  url: string,
  account: Account,
): Promise<string> {
  const first = firstSessions.get(account);
  firstSessions.delete(account);
  // The refresh token comes in a cookie, which the context keeps.
  if (first) await context.addCookies(first.cookies);
  const token = first?.token ?? (await askForToken(context.request, url, 'signin', account));
  // At its start, the SDK asks for a session only where someone has been signed in.
  const mark = { name: 'DSLI', value: '1' };
  const open = context.pages().find((page) => page.url().startsWith(url));
  if (open) await open.evaluate(({ name, value }) => localStorage.setItem(name, value), mark);
  else {
    const { cookies } = await context.storageState();
    // This deletes what the browser has kept, so it is only for a browser that has opened nothing yet.
    await context.setStorageState({ cookies, origins: [{ origin: url, localStorage: [mark] }] });
  }
  return token;
}

/** Signs in through the real sign-in screen on the page, or tries to. */
export async function fillSignIn(page: Page, { email, password }: Omit<Account, 'name'>) {
  const emailField = page.getByRole('textbox', { name: 'Email' });
  // The form takes the focus a moment after it shows: what is typed meanwhile would end up in this field.
  await expect(emailField).toBeFocused();
  await emailField.fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.locator('descope-button', { hasText: 'Sign in' }).click();
}
