import { test as base, expect, type Page } from 'playwright/test';
import { checks } from '../../library/src/accessibility/checks.ts';
import { storiesByComponent } from '../testing/stories.ts';
import { auditStory, openPage } from './auditStory.ts';

// A worker loads Storybook once, for all components that it looks at.
const test = base.extend<object, { pages: { page: Page; touched: Page } }>({
  pages: [
    async ({ browser }, use) => {
      await use({
        page: await openPage(browser),
        touched: await openPage(browser, { hasTouch: true }),
      });
    },
    { scope: 'worker' },
  ],
});

// The components with the most stories begin, so that none of them is left to one worker at the end.
const components = [...storiesByComponent].toSorted(
  ([, some], [, others]) => others.length - some.length,
);

for (const [component, stories] of components) {
  test.describe(component, () => {
    // One worker inspects all stories of a component once; each test then reads the findings.
    test.describe.configure({ mode: 'default' });
    const findings = new Map<string, Map<string, string[]>>();

    test.beforeAll(async ({ pages }) => {
      const audit = { ...pages, focused: new Set<string>(), pressed: new Set<string>() };
      for (const story of stories)
        findings.set(story.name, new Map(Object.entries(await auditStory(audit, story))));
    });

    for (const [criterion, check] of Object.entries(checks)) {
      test(`${criterion} ${check}`, () => {
        const faults = [...findings].flatMap(([story, found]) =>
          (found.get(criterion) ?? ['not inspected']).map((fault) => `${story}: ${fault}`),
        );
        expect(faults).toEqual([]);
      });
    }
  });
}
