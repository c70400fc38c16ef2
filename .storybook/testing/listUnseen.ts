/**
 * Lists the styles of visible elements that no picture shows: how they behave, and whatever applies while they are hovered,
 * pressed, focused or selected, in another width or medium, in forced colours or with reduced motion. Runs in the browser.
 */
export function listUnseen(): string[] {
  const behaviour =
    /^(cursor|transition|animation|z-index|caret|scroll|overscroll|touch|user-select|pointer|break|-webkit-tap)/;
  const media =
    /print|motion|forced-colors|hover: none|coarse|width|height|@container|@starting-style/;
  const states = /::?(?:hover|active|focus(?:-visible|-within)?|selection|before|after)(?![\w-])/g;
  // Storybook's own elements are no part of the story.
  const elements = [
    ...document.querySelectorAll<HTMLElement>(':not([id^=storybook-a11y] *)'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const lines: string[] = [];

  function list(found: () => Element[], { cssText }: CSSStyleDeclaration, when: string[]) {
    const isUnseen = when.some((one) => !/::(before|after)/.test(one));
    const styles = cssText.split(/; ?/).filter((one) => one && (isUnseen || behaviour.test(one)));
    const text = [...when, ...styles].join('; ');
    if (styles.length > 0) lines.push(...found().map(({ localName }) => `${localName}: ${text}`));
  }

  function listRules(rules: CSSRuleList, when: string[]) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const { selectorText, style } = rule;
        const selector = selectorText.replaceAll(states, ':is(*)');
        const found = () => elements.filter((element) => element.matches(selector));
        // Storybook stops whatever moves.
        if (!selectorText.startsWith('*'))
          list(found, style, [...when, ...new Set(selectorText.match(states))]);
      } else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split(' {');
        listRules(rule.cssRules, media.test(condition) ? [...when, condition] : when);
      }
    }
  }

  for (const { cssRules } of document.styleSheets) listRules(cssRules, []);
  for (const element of elements) list(() => [element], element.style, []);
  return [...Map.groupBy(lines.toSorted(), String)].map(([line, { length }]) =>
    length > 1 ? `${length} × ${line}` : line,
  );
}
