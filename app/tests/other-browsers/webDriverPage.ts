import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EnginePage } from './EnginePage.ts';
import { waitFor } from './waitFor.ts';

/** All controls and headings that can be seen, also in the parts that the sign-in provider draws. */
const collect = `
  const found = [];
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (element.matches('a, button, input, textarea, h1, h2, [role]') && element.checkVisibility())
        found.push(element);
    }
  };
  look(document);
  return found;`;

/** The page of a browser that speaks the older WebDriver protocol. */
export function webDriverPage(driver: WebDriver): EnginePage {
  async function find(roles: string[], name: string) {
    try {
      const candidates = await driver.executeScript<WebElement[]>(collect);
      for (const element of candidates) {
        if (
          (await element.getAccessibleName()).startsWith(name) &&
          roles.includes(await element.getAriaRole())
        )
          return element;
      }
    } catch (failure) {
      // The page has replaced the element meanwhile.
      if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
    }
    return undefined;
  }

  return {
    open: async (url) => driver.get(url),
    reload: async () => driver.navigate().refresh(),
    async press(roles, name) {
      const origin = await waitFor(`control “${name}”`, async () => find(roles, name));
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", origin);
      await driver.actions().move({ origin }).click().perform();
    },
    type: async (keys) =>
      driver
        .actions()
        .keyDown(Key.CONTROL)
        .sendKeys('a')
        .keyUp(Key.CONTROL)
        .sendKeys(keys)
        .perform(),
    async evaluate(expression) {
      const answer = await driver.executeAsyncScript<{ value?: unknown; failure?: string }>(`
        const [answer] = arguments;
        const fail = (error) => answer({ failure: String(error) });
        (async () => ${expression})().then((value) => answer({ value }), fail);`);
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer.value;
    },
    resize: async (size) => void (await driver.manage().window().setRect(size)),
    takePicture: async () => driver.takeScreenshot(),
  };
}
