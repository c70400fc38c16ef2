import type { ElementHandle, Page } from 'playwright';

export type Control = ElementHandle<HTMLElement | SVGElement>;

/**
 * All that can be used now, whether Tab gets to it or not, in the order of the page: what is a control by its element or
 * its role, and what hears a click. In the dialog that is open, or else anywhere.
 */
export async function controlsOf(page: Page): Promise<Control[]> {
  const handle = await page.evaluateHandle(() => {
    const elements =
      'button, a[href], input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';
    const roles = 'button link checkbox radio switch option menuitem tab slider spinbutton';
    const selector = [
      elements,
      '[role=gridcell][tabindex]',
      ...roles.split(' ').map((role) => `[role=${role}]`),
    ].join();
    const scope =
      document.querySelector('[role=dialog]') ?? document.querySelector('#storybook-root');
    // Hears a click on behalf of what is in it: a label and the frame of a field of that field, a list of the buttons in
    // its rows. The name of the month hears one from MUI X, which does nothing where days are all there is to choose.
    const onBehalf =
      'label, :has(input, select, textarea), ul, .MuiPickersCalendarHeader-labelContainer';
    return [...(scope?.querySelectorAll<HTMLElement | SVGElement>('*') ?? [])].filter((element) => {
      // React sets `onclick` on what hears clicks, for Safari.
      const isUsed = element.matches(selector) || (element.onclick && !element.matches(onBehalf));
      const isOff = element.matches(':disabled, [aria-disabled=true][tabindex="-1"]');
      return isUsed && !isOff && element.checkVisibility({ visibilityProperty: true });
    });
  });
  const controls = [...(await handle.getProperties()).values()];
  return controls.map((control) => control.asElement()).filter((control) => control !== null);
}

/**
 * The first of each kind: those that are drawn alike and stand at the same place of their parent are looked at once.
 * @param known Kinds that need no further look; gains those that are found.
 */
export async function oneOfEachKind(controls: Control[], known: Set<string>): Promise<Control[]> {
  const first: Control[] = [];
  for (const control of controls) {
    const kind = await control.evaluate((element) => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { tagName, className, parentElement } = element;
      const isOneOfMany = element.matches('[role=gridcell], [role=option]');
      const place = isOneOfMany ? -1 : [...(parentElement?.children ?? [])].indexOf(element);
      return [colorScheme, tagName, className, parentElement?.className, place].join();
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

/**
 * Whether arrow keys lead to a control from one that Tab reached: to an option from the field that opened its list, to a
 * cell from another of the same grid, to a radio button from another of the same name.
 */
export async function isReachedByArrows(control: Control, reached: Control[]): Promise<boolean> {
  return control.evaluate((element, others) => {
    const list = element.closest('[role=listbox]');
    const grid = element.closest('[role=grid]');
    const isCell = element.matches('[role=gridcell]') && grid !== null;
    return others.some(
      (other) =>
        (list !== null && other.getAttribute('aria-controls') === list.id) ||
        (isCell && other.matches('[role=gridcell]') && grid.contains(other)) ||
        (element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          other instanceof HTMLInputElement &&
          other.type === 'radio' &&
          other.name === element.name),
    );
  }, reached);
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
