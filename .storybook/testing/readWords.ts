import type { Page } from 'playwright';
import { listUnseen } from './listUnseen.ts';

/** Attributes that people notice, and that the accessibility tree of Playwright leaves out. */
const noticed = ['inputmode', 'enterkeyhint', 'autocapitalize', 'required', 'readonly', 'tabindex'];

/** Lists the elements of the page that have ARIA or other attributes that people notice. Runs in the browser. */
function listAttributes(others: string[]): string[] {
  const referenced = /^aria-(describedby|labelledby|controls|activedescendant|errormessage|owns)$/;
  const written = ({ name, value }: Attr) => {
    if (!referenced.test(name)) return `${name}="${value}"`;
    // Ids change with every render, so the texts of the elements stand for them.
    const texts = value
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent.trim() ?? '?');
    return `${name} → “${texts.join(' ')}”`;
  };
  // Storybook's own elements are no part of the story.
  return [...document.querySelectorAll('body *:not([id^=storybook-a11y], [id^=storybook-a11y] *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const attributes = [...element.attributes].filter(
        ({ name }) => name.startsWith('aria-') || others.includes(name),
      );
      const sorted = attributes.map((attribute) => written(attribute)).toSorted();
      return sorted.length > 0 ? [`${element.localName}: ${sorted.join(', ')}`] : [];
    });
}

/**
 * What the story on the page says, in four parts: its accessibility tree, with the roles, names and states that screen
 * readers get; the attributes that the tree leaves out; the visible text; and the styles that no picture shows. It is
 * recorded beside the picture, so that a change of words shows in words.
 */
export async function readWords(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const attributes = await page.evaluate(listAttributes, noticed);
  const text = await page.evaluate(() => document.body.innerText);
  const lines = text.split('\n').map((line) => line.trim());
  const unseen = await page.evaluate(listUnseen);
  const parts = [[tree], attributes, lines.filter(Boolean), unseen];
  return parts.map((part) => `${part.join('\n')}\n`).join('---\n');
}
