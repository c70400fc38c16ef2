import type { ElementHandle, Page } from 'playwright';

export type Control = ElementHandle<HTMLElement | SVGElement>;

/**
 * Every control that can be used now, in the order of the page, whether or not Tab reaches it. An element counts as a
 * control by its tag, by its role, or because it listens for clicks. While a dialog is open, only the dialog is searched.
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
    // These listen for clicks on behalf of the controls inside them: labels and field frames for their field, lists for
    // the buttons of their rows. MUI X makes the month name clickable, but it does nothing where only days can be chosen.
    const onBehalf =
      'label, :has(input, select, textarea), ul, .MuiPickersCalendarHeader-labelContainer';
    return [...(scope?.querySelectorAll<HTMLElement | SVGElement>('*') ?? [])].filter((element) => {
      // React sets `onclick` on every element with a click handler, for Safari.
      const isUsed = element.matches(selector) || (element.onclick && !element.matches(onBehalf));
      const isOff = element.matches(':disabled, [aria-disabled=true][tabindex="-1"]');
      return isUsed && !isOff && element.checkVisibility({ visibilityProperty: true });
    });
  });
  const controls = [...(await handle.getProperties()).values()];
  return controls.map((control) => control.asElement()).filter((control) => control !== null);
}

/**
 * The first control of each kind. Controls that look alike and have the same position in their parent are one kind.
 * @param known Kinds that were checked before; the function adds the kinds that it finds.
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

/** The text that identifies a control in a message. */
export async function describe(control: Control): Promise<string> {
  return control.evaluate((element) =>
    element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 160),
  );
}

/**
 * Whether arrow keys reach a control from one that Tab reached: an option from the field that opened its list, a cell
 * from another cell of the same grid, a radio button from another of the same name.
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

/** The names of the properties that are animated on the page now. A change of colour does not count as movement. */
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
