import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';
import { foodTable } from '../app/foods/foodTable.ts';
import {
  awaitingDesigner,
  readApprovals,
  readStandings,
} from '../library/approval/repository/readStandings.ts';
import { plantFault } from './testing/plantFault.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const vite: UserConfig = {
  logLevel: 'warn',
  plugins: [react(), plantFault(), foodTable()],
  worker: { format: 'es', plugins: () => [foodTable()] },
  resolve: {
    alias: [
      { find: /^@foodlog\/ui$/, replacement: here('../library/src/index.ts') },
      {
        find: /^@foodlog\/ui\/food-ranking$/,
        replacement: here('../library/src/food-ranking/index.ts'),
      },
      { find: /^graphql$/, replacement: here('../app/client/api/graphqlStub.ts') },
    ],
  },
  build: {
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      onLog(level, log, handler) {
        // Hundreds of warnings would say that "use client" is ignored in a browser bundle, which is expected.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../library/docs/*.mdx',
    '../library/src/**/*.mdx',
    '../library/src/**/*.stories.tsx',
    '../library/approval/**/*.stories.tsx',
    '../app/client/**/*.stories.tsx',
  ],
  staticDirs: ['docs', 'llms.txt', 'llms', 'catalogue.json', 'tokens.json', 'design-tools'].map(
    (file) => ({
      from: `../library/dist/${file}`,
      to: `/${file}`,
    }),
  ),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // react-docgen-typescript needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (inherited) =>
    mergeConfig(inherited, {
      ...vite,
      define: {
        APPROVALS: JSON.stringify(await readApprovals(here('..'))),
        AWAITING_DESIGNER: awaitingDesigner(await readStandings(here('..'))).length,
      },
    }),
};

export default config;
