import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/setup/browser.ts';
import { contextOptions } from './testing/contextOptions.ts';

export default async () => {
  const config = getJestConfig();
  return {
    ...config,
    // On a busy machine, a story with many modes that all differ takes minutes, and goes on after this time.
    testTimeout: 300_000,
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
