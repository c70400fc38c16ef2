import type { ElementHandle, Page } from 'playwright';

export type Control = ElementHandle<HTMLElement | SVGElement>;

const selector = ['button', 'a[href]', 'input', 'select', 'textarea', '[tabindex]']
  .map((one) => `${one}:not([tabindex="-1"], :disabled)`)
  .join();

/** What can be reached by Tab now, in the order of the page: in the dialog that is open, or else anywhere. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const scope =
    (await page.locator('[role=dialog]').count()) > 0 ? '[role=dialog]' : '#storybook-root';
  return page.$$(`${scope} :is(${selector}):visible`);
}

/**
 * The first of each kind: those that are drawn alike are looked at once.
 * @param known Kinds that need no further look; gains those that are found.
 */
export async function oneOfEachKind(controls: Control[], known: Set<string>): Promise<Control[]> {
  const first: Control[] = [];
  for (const control of controls) {
    const kind = await control.evaluate((element) => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return [
        colorScheme,
        element.tagName,
        element.className,
        element.parentElement?.className,
      ].join();
    });
    if (!known.has(kind)) first.push(control);
    known.add(kind);
  }
  return first;
}

/** How a control is called in a message. */
export async function describe(control: Control): Promise<string> {
  return control.evaluate((element) =>
    element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 160),
  );
}

/** All that can be read, the dialogs that are open, and the address: what a change of context would change. */
export async function contextOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      location.href,
      document.querySelectorAll('[role=dialog], [role=tooltip]').length,
      document.body.innerText,
    ].join('\n'),
  );
}

/** What moves now on the page, as names of properties; a change of colour is no movement. */
export async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 0;
      })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((property) =>
        /^(transform|translate|scale|rotate|left|right|top|bottom|width|height|margin|stroke)/.test(
          property,
        ),
      ),
  );
}
