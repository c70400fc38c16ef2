/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends the function to the page on its own, so it must contain everything it needs */

type Control = HTMLElement | SVGElement;

/** The box of an element or text in page coordinates, and the direction of its text. */
export interface Place {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRightToLeft: boolean;
}

declare global {
  interface Window {
    inspector: ReturnType<typeof createInspector>;
  }
}

/**
 * What the checks ask of the story on a page, as `window.inspector`. Controls are named by their index in the list that was
 * found last.
 */
export function createInspector() {
  let controls: Control[] = [];
  const at = (index: number): Control => controls[index] ?? document.body;
  const tagOf = ({ outerHTML }: Element) =>
    outerHTML.slice(0, outerHTML.indexOf('>') + 1).slice(0, 160);
  const placeOf = (name: string, { left, right, top, bottom }: DOMRect): Place => ({
    name,
    left: left + scrollX,
    right: right + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
    isRightToLeft: document.documentElement.dir === 'rtl',
  });
  /** The open dialog, or else the story. */
  const findScope = () =>
    document.querySelector('[role=dialog]') ??
    document.querySelector('#storybook-root') ??
    document.body;

  /** An element counts as a control by its tag, by its role, or because it listens for clicks. */
  function isControl(element: Control) {
    const tags =
      'button, a[href], input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';
    const roles = 'button link checkbox radio switch option menuitem tab slider spinbutton'
      .split(' ')
      .map((role) => `[role=${role}]`);
    const selector = [tags, '[role=gridcell][tabindex]', ...roles].join();
    // These listen for clicks on behalf of the controls inside them: labels and field frames for their field, lists for
    // the buttons of their rows. MUI X makes the month name clickable, but it does nothing where only days can be chosen.
    const onBehalf =
      'label, :has(input, select, textarea), ul, .MuiPickersCalendarHeader-labelContainer';
    // React sets `onclick` on every element with a click handler, for Safari.
    const isUsed = element.matches(selector) || (element.onclick && !element.matches(onBehalf));
    const isOff = element.matches(':disabled, [aria-disabled=true][tabindex="-1"]');
    return isUsed && !isOff && element.checkVisibility({ visibilityProperty: true });
  }

  /** Controls that look alike and have the same position in their parent are one kind. */
  function kindOf(element: Control) {
    const { colorScheme } = getComputedStyle(document.documentElement);
    const { tagName, className, parentElement } = element;
    const isOneOfMany = element.matches('[role=gridcell], [role=option]');
    const place = isOneOfMany ? -1 : [...(parentElement?.children ?? [])].indexOf(element);
    return [colorScheme, tagName, className, parentElement?.className, place].join();
  }

  /** An option is reached from the field that opened its list, a cell and a radio button from another of its group. */
  function isReachedByArrows(control: Control, from: Control) {
    const list = control.closest('[role=listbox]');
    const gridOf = (cell: Control) =>
      cell.matches('[role=gridcell]') ? cell.closest('[role=grid]') : null;
    return (
      (list !== null && from.getAttribute('aria-controls') === list.id) ||
      (gridOf(control) !== null && gridOf(control) === gridOf(from)) ||
      (control.matches('[type=radio]') &&
        from.matches(`[type=radio][name="${control.getAttribute('name')}"]`))
    );
  }

  /** How often each callback among the args of a story was called. Only an `fn()` is counted, at any depth. */
  function callsOf(value: unknown, name: string): string[] {
    if (typeof value === 'function') {
      const { mock }: { mock?: { calls: unknown[] } } = Object(value);
      return mock ? [`${name} called ${mock.calls.length} times`] : [];
    }
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
    return Object.entries(value).flatMap(([key, inner]) => callsOf(inner, `${name}.${key}`));
  }

  /** Whether an element is completely covered by others or out of view. */
  function isCovered(element: Element) {
    // A checkbox inside its label counts as visible where the label is.
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    return points.every(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return !front || !(element.contains(front) || front.contains(element));
    });
  }

  /** What a change of context would change, what a control changes when it acts, and what is moving now. */
  function state() {
    const { currentRender, storyStore } = window.__STORYBOOK_PREVIEW__;
    const args = currentRender ? storyStore.args.get(currentRender.id) : {};
    // Fields that open below the focused one, in its form, are no change of context.
    const opened = [...document.querySelectorAll<HTMLElement>('form[data-collapsed] [data-field]')];
    const text = opened.reduce(
      (rest, { innerText }) => (innerText ? rest.replace(innerText, '') : rest),
      document.body.innerText,
    );
    const context = [
      location.href,
      document.querySelectorAll('[role=dialog], [role=tooltip]').length,
      text.replace(/\s+/g, ' '),
    ].join('\n');
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input, select, textarea, [aria-checked], [aria-pressed], [aria-expanded]',
    );
    const effects = [
      context,
      ...callsOf(args, 'args'),
      ...[...fields].map(({ name, value, checked, ariaChecked, ariaPressed, ariaExpanded }) =>
        [name, value, checked, ariaChecked, ariaPressed, ariaExpanded].join(),
      ),
    ].join('\n');
    // A change of colour does not count as movement.
    const isMovement =
      /^(transform|translate|scale|rotate|left|right|top|bottom|width|height|margin|stroke)/;
    const moving = document.getAnimations().flatMap(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      const isInstant = Number(effect.getComputedTiming().duration) === 0;
      return isInstant ? [] : properties.filter((property) => isMovement.test(property));
    });
    return { context, effects, moving };
  }

  return {
    at,
    state,

    /** Finds every control that can be used now, whether or not Tab reaches it. */
    findControls() {
      controls = [...findScope().querySelectorAll<Control>('*')].filter(isControl);
      return controls.map((control) => ({ tag: tagOf(control), kind: kindOf(control) }));
    },

    /** Where each control is now; undefined for one that is no longer on the page. */
    places: () =>
      controls.map((control) =>
        control.isConnected ? placeOf(tagOf(control), control.getBoundingClientRect()) : undefined,
      ),

    /** Where the focus is, and the state of the page. */
    focused() {
      const { activeElement } = document;
      return {
        control: controls.findIndex((one) => one === activeElement),
        isAtEnd: activeElement?.id === 'end',
        isCovered: activeElement !== null && isCovered(activeElement),
        ...state(),
      };
    },

    /** The controls that neither Tab visited nor arrow keys reach from one that it visited. */
    unreached: (visited: number[]) =>
      controls.flatMap((control, index) => {
        const isReached = visited.some(
          (one) => one === index || isReachedByArrows(control, at(one)),
        );
        return isReached ? [] : [tagOf(control)];
      }),

    /** The texts inside an element, in the order of the document, without those that nobody sees. */
    visibleTexts(root: Element) {
      const found: { owner: Element; text: string; boxes: DOMRect[] }[] = [];
      const isVisible = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // Text for screen readers only is 1 px large.
        element.getBoundingClientRect().width !== 1 &&
        (!element.parentElement || isVisible(element.parentElement));
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim();
        if (!owner || !text || owner.closest('script, style, noscript') || !isVisible(owner))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ owner, text: `“${text.slice(0, 40)}”`, boxes: [...range.getClientRects()] });
      }
      return found;
    },

    /** The places of the first and the last line of each text that is read out. */
    lines() {
      // Hidden text is not read out. An open list lies over what follows it. A result is announced when it changes, so its
      // order relative to the unit of its field does not matter.
      const unread = '[aria-hidden=true], [role=listbox], output, [role=status]';
      return this.visibleTexts(findScope()).flatMap(({ owner, text, boxes }) => {
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (owner.closest(unread) || !first || !last) return [];
        return [{ first: placeOf(text, first), last: placeOf(text, last) }];
      });
    },
  };
}
