import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/setup/browser.ts';
import { contextOptions } from './testing/contextOptions.ts';

export default async () => {
  const config = getJestConfig();
  return {
    ...config,
    // A busy machine must not fail a story.
    testTimeout: 60_000,
    modulePathIgnorePatterns: ['<rootDir>/library/consumers', '<rootDir>/storybook-static'],
    testEnvironmentOptions: {
      'jest-playwright': {
        ...config.testEnvironmentOptions['jest-playwright'],
        launchOptions: await launchOptions(),
        contextOptions,
      },
    },
  };
};
