import type { Page } from 'playwright';

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
    .map((element) => {
      const attributes = [...element.attributes].filter(
        ({ name }) => name.startsWith('aria-') || others.includes(name),
      );
      const sorted = attributes.map((attribute) => written(attribute)).toSorted();
      return sorted.length > 0 ? `${element.localName}: ${sorted.join(', ')}` : '';
    })
    .filter(Boolean);
}

/**
 * Lists what no still picture shows of each element that can be pressed, moves, or lies above others: its cursor, its
 * transitions and animations with durations and easings, and its place in the stack. Runs in the browser.
 */
function listBehaviour(): string[] {
  const pressable = 'a[href], button, input, textarea, select, summary, label, [role], [tabindex]';
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll('body *:not([id^=storybook-a11y] *)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const { cursor, zIndex, transition, animation } = style;
    const behaviour = [
      element.matches(pressable) && cursor !== 'auto' && `cursor ${cursor}`,
      /[1-9]/.test(style.transitionDuration) && `transition ${transition}`,
      style.animationName !== 'none' && `animation ${animation}`,
      zIndex !== 'auto' && `z-index ${zIndex}`,
    ].filter((one) => one !== false);
    if (behaviour.length === 0) continue;
    const line = `${element.localName}: ${behaviour.join('; ')}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

async function readBehaviour(page: Page) {
  // Nothing moves in a picture.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lines = await page.evaluate(listBehaviour);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return lines.join('\n');
}

/**
 * What the story on the page says, in four parts: its accessibility tree, with the roles, names and states that screen
 * readers get; the attributes that the tree leaves out; the visible text; and how it behaves, which no picture shows. It is
 * recorded beside the picture, so that a change of words shows in words.
 */
export async function readWords(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const attributes = await page.evaluate(listAttributes, noticed);
  const text = await page.evaluate(() => document.body.innerText);
  const lines = text.split('\n').map((line) => line.trim());
  const parts = [
    tree,
    attributes.join('\n'),
    lines.filter(Boolean).join('\n'),
    await readBehaviour(page),
  ];
  return parts.join('\n---\n') + '\n';
}
