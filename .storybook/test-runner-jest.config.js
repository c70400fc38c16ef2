import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/setup/browser.ts';
import { longestTest } from '../scripts/setup/patience.ts';
import { contextOptions } from './testing/contextOptions.ts';

export default async () => {
  const config = getJestConfig();
  return {
    ...config,
    // A story goes on after this time, beside the next one.
    testTimeout: longestTest,
    modulePathIgnorePatterns: ['<rootDir>/library/examples', '<rootDir>/storybook-static'],
    testEnvironmentOptions: {
      'jest-playwright': {
        ...config.testEnvironmentOptions['jest-playwright'],
        launchOptions: await launchOptions(),
        contextOptions,
      },
    },
  };
};
