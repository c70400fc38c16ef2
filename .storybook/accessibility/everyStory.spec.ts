import { expect, test } from 'playwright/test';
import { everyStory } from '../../library/src/accessibility/everyStory.ts';
import { lookAtStory, openContexts, openPages } from './lookAtStory.ts';
import { storiesByComponent } from './stories.ts';

// The components with the most stories begin, so that none of them is left to one worker at the end.
const components = [...storiesByComponent].toSorted(
  ([, some], [, others]) => others.length - some.length,
);

for (const [component, stories] of components) {
  test.describe(component, () => {
    // One worker inspects all stories of a component once; each test then reads the findings.
    test.describe.configure({ mode: 'default' });
    const findings = new Map<string, Record<string, string[]>>();

    test.beforeAll(async ({ browser }) => {
      const contexts = await openContexts(browser);
      const pages = await openPages(contexts);
      const known = { focused: new Set<string>(), pressed: new Set<string>() };
      for (const { id, name } of stories) findings.set(name, await lookAtStory(pages, id, known));
      await Promise.all(Object.values(contexts).map(async (context) => context.close()));
    });

    for (const [kind, promise] of Object.entries(everyStory)) {
      test(promise, () => {
        const faults = [...findings].flatMap(([name, found]) =>
          (found[kind] ?? ['not inspected']).map((fault) => `${name}: ${fault}`),
        );
        expect(faults).toEqual([]);
      });
    }
  });
}
