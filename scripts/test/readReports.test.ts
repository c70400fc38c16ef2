import { expect, test } from 'vitest';
import { readJest } from './readReports.ts';

const ran = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] });

test('a story without a play function is not found by its name, so it proves nothing', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: 'a.stories.tsx',
        assertionResults: [ran('A One play-test'), ran('A Two smoke-test')],
      },
    ],
  });
  expect(readJest(json).map(({ test: name }) => name)).toEqual(['A One', 'A Two smoke-test']);
});
