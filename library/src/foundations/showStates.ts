/** A state of a control that a person causes, as `EveryState` shows it. */
export type ControlState = 'hover' | 'pressed' | 'focus';

/** What stands for the states in style sheets, and what stands for them here. */
const selectors: [RegExp, string][] = [
  [/:hover/g, ':is([data-state=hover] *)'],
  [/:active/g, ':is([data-state=pressed] *)'],
  [/:focus-visible|:focus(?![-\w])/g, ':is([data-state=focus] :is(a, button, input))'],
  [/\.Mui-focusVisible|\.Mui-focused/g, ':is([data-state=focus] *)'],
];

function showIn(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-state=')) {
      const shown = selectors
        .filter(([pattern]) => rule.selectorText.search(pattern) >= 0)
        .map(([pattern, selector]) => rule.selectorText.replace(pattern, selector));
      if (shown.length > 0) rule.selectorText = [rule.selectorText, ...shown].join(', ');
    } else if (rule instanceof CSSGroupingRule) showIn(rule.cssRules);
  }
}

/**
 * Makes the style rules of hovered, pressed and focused elements apply to everything inside an element with `data-state`
 * too, so that a picture can show these states beside each other.
 */
export function showStates() {
  for (const { cssRules } of document.styleSheets) showIn(cssRules);
}
