import type { Page } from 'playwright';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** The visible text, the number of open dialogs and the URL: everything that a change of context would change. */
export async function contextOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      location.href,
      document.querySelectorAll('[role=dialog], [role=tooltip]').length,
      document.body.innerText,
    ].join('\n'),
  );
}

/**
 * The context, the values of the fields, and how often each callback of the story was called: everything that a control
 * changes when it acts. Only callbacks that are an `fn()` in the story's args, at any depth, are counted.
 */
export async function effectsOf(page: Page): Promise<string> {
  const inside = await page.evaluate(() => {
    const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const calls = (value: unknown, name: string): string[] => {
      if (typeof value === 'function') {
        const mock: unknown = Reflect.get(value, 'mock');
        if (typeof mock !== 'object' || mock === null) return [];
        const all: unknown = Reflect.get(mock, 'calls');
        return Array.isArray(all) ? [`${name} called ${all.length} times`] : [];
      }
      if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
      return Object.entries(value).flatMap(([key, inner]) => calls(inner, `${name}.${key}`));
    };
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        '#storybook-root :is(input, select, textarea), [role=dialog] :is(input, select, textarea)',
      ),
    ].map(({ name, value, checked }) => `${name} ${value} ${checked}`);
    const states = [
      ...document.querySelectorAll('[aria-checked], [aria-pressed], [aria-expanded]'),
    ].map(({ ariaChecked, ariaPressed, ariaExpanded }) =>
      [ariaChecked, ariaPressed, ariaExpanded].join(),
    );
    return [...calls(preview.currentRender?.storyContext?.().args, 'args'), ...fields, ...states];
  });
  return [await contextOf(page), ...inside].join('\n');
}
