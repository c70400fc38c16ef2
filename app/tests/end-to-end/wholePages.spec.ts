import type { Locator, Page } from 'playwright/test';
import { createAccount, restoreSession } from './support/accounts.ts';
import { answerPhoto } from './support/answerPhoto.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test as base } from './support/foodlog.ts';

const errorPage = '/nowhere';
const logout = '/user/logout';
const signedIn = ', signed in';

/** What there is on a page for everyone who opens it. */
interface Looked {
  title: string;
  language: string | null;
  mains: number;
  /** The texts of the controls in the header, in their order. */
  header: string[];
  /** The texts of the links, with their addresses. */
  links: string[];
  violations: string[];
  /** Whether the link to the home page leads there. */
  leadsHome: boolean;
}

async function lookAt(page: Page): Promise<Looked> {
  const looked = {
    title: await page.title(),
    language: await page.locator('html').getAttribute('lang'),
    mains: await page.getByRole('main').count(),
    header: await page.getByRole('banner').locator('a, button').allTextContents(),
    // All at one moment: the app may be taking the place of the document's home page.
    links: await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} leads to ${link.getAttribute('href')}`),
      ),
    violations: await axeViolations(page),
  };
  const home = page.getByRole('link', { name: /^(Foodlog|Back to home)$/ });
  const leadsHome = home
    .click()
    .then(async () => page.waitForURL(({ pathname }) => pathname === '/'));
  return { ...looked, leadsHome: await leadsHome.then(() => true).catch(() => false) };
}

let pages: Map<string, Looked> | undefined;

/** Opens each page once, for a visitor and for the account, and last the one that signs out. */
const test = base.extend<{ pages: Map<string, Looked> }>({
  async pages({ browser, foodlog, allowConsoleErrors }, provide) {
    if (!pages) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await answerPhoto(context);
      allowConsoleErrors(/status of 404/, /There is no page/);
      // The page that signs out stays while nobody answers.
      await page.route('**/v1/auth/logout', () => undefined);
      const looked = new Map<string, Looked>();
      const open = async (path: string, sign: Locator, person = '') => {
        await page.goto(path);
        await expect(sign).toBeVisible();
        looked.set(path + person, await lookAt(page));
      };
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const heading = page.getByRole('heading', { level: 1 });
      // The document has one, too, until the app comes.
      await open('/', page.locator('#root').getByRole('button', { name: 'Login' }));
      await open('/food-log', button('Login'));
      await open('/foods', button('Login'));
      await open('/trends', button('Login'));
      await open('/settings', button('Login'));
      await open('/data', button('Login'));
      await open('/user/login', page.getByRole('textbox', { name: 'Email' }));
      await open(errorPage, heading.filter({ hasText: 'An Error Ocurred' }));
      const account = await createAccount(context, foodlog.url);
      await restoreSession(context, foodlog.url, account);
      await open('/', button('Open the food log'), signedIn);
      await open('/food-log', page.getByText('Nothing logged yet'), signedIn);
      await open('/foods', page.getByText('Foods that you log appear here.'), signedIn);
      await open('/trends', page.getByText('Nothing is logged on these days.'), signedIn);
      await open('/settings', button('Meals'), signedIn);
      await open('/data', button('Export JSON'), signedIn);
      // The spinner of a page that is still loading has no header above it.
      await open(logout, page.getByRole('link', { name: 'Foodlog' }), signedIn);
      await context.close();
      pages = looked;
    }
    await provide(pages);
  },
});

// One worker looks at the pages for all tests.
test.describe.configure({ mode: 'default' });

test('each page has a title that describes it', ({ pages: looked }) => {
  for (const [name, { title }] of looked) {
    const isHome = name === '/' || name === `/${signedIn}`;
    expect(title, name).toMatch(isHome ? /^Foodlog$/ : /^\S.* · Foodlog$/);
  }
});

test('each page declares its language', ({ pages: looked }) => {
  for (const [name, { language }] of looked) expect(language, name).toBe('en');
});

test('each page has one main landmark, which lets a person skip repeated content', ({
  pages: looked,
}) => {
  for (const [name, { mains }] of looked) expect(mains, name).toBe(1);
});

test('the header has the same controls in the same order on each page', ({ pages: looked }) => {
  for (const [name, { header }] of looked) {
    // The error screen takes the place of the header, too. Nobody can sign out of what is signing out.
    const hasLogout = name.endsWith(signedIn) && !name.startsWith(logout);
    const all = ['Foodlog', 'Log', 'Trends', 'Foods', 'Settings', 'Logout'];
    const wanted = name === errorPage ? [] : hasLogout ? all : ['Foodlog'];
    expect(header, name).toEqual(wanted);
  }
});

test('a name leads to one page everywhere, and the header leads home by the same name', ({
  pages: looked,
}) => {
  const all = new Set<string>();
  for (const [name, { links }] of looked) {
    const home = name === errorPage ? 'Back to home' : 'Foodlog';
    expect(links[0], name).toBe(`${home} leads to /`);
    for (const link of links) all.add(link);
  }
  expect([...all].toSorted()).toEqual([
    'Back to home leads to /',
    'Export, import or delete your log leads to /data',
    'Foodlog leads to /',
    'Foods leads to /foods',
    'Log leads to /food-log',
    'Settings leads to /settings',
    'Trends leads to /trends',
  ]);
});

test('home leads to the log, and each page leads home', async ({
  pages: looked,
  page,
  restoreSession: signInAgain,
}) => {
  for (const [name, { leadsHome }] of looked) expect(leadsHome, name).toBe(true);
  await signInAgain();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await expect(page).toHaveURL('/food-log');
});

test('axe finds no violation on any page', ({ pages: looked }) => {
  for (const [name, { violations }] of looked) expect(violations, name).toEqual([]);
});
