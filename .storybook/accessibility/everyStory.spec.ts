import { expect, test } from 'playwright/test';
import { everyStory } from '../../library/src/accessibility/everyStory.ts';
import { lookAtStory } from './lookAtStory.ts';
import { storiesByComponent } from './stories.ts';
import { contextOptions } from '../testing/contextOptions.ts';

for (const [component, stories] of storiesByComponent) {
  test.describe(component, () => {
    // One worker inspects all stories of a component once; each test then reads the findings.
    test.describe.configure({ mode: 'default' });
    const findings = new Map<string, Record<string, string[]>>();

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      const known = { focused: new Set<string>(), pressed: new Set<string>() };
      for (const { id, name } of stories) findings.set(name, await lookAtStory(page, id, known));
      await context.close();
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
