import { defineConfig, type OxlintOverride } from 'oxlint';
import { componentNames } from './scripts/library/exports.ts';

/** Packages that only the product may use. */
const productPackages = [
  '**/app/**',
  '@foodlog/**',
  'swr',
  'swr/**',
  'graphql',
  'graphql/**',
  'graphql-request',
  '@descope/**',
  'react-router*',
  'react-router*/**',
];

const noProduct = {
  group: productPackages,
  message: "The library knows nothing of the product's data, sign-in or routes.",
};
const noApproval = {
  group: ['**/approval/**', '@foodlog/approval'],
  message: 'The library knows nothing of how its pictures are approved.',
};
const noTests = {
  group: ['**/conformance/**', '**/*.conformance.tsx'],
  message: 'What is published imports nothing of its tests.',
};
const inTheLibrary = [noProduct, noApproval, noTests];
const noLocales = {
  group: ['**/locales/**'],
  message: 'locales/ collects the words of components, whose English stands beside them.',
};
const byPackageName = {
  // The worker that ranks foods has nothing of React.
  group: [
    '**/library/**',
    '@foodlog/ui/**',
    '!@foodlog/ui/food-ranking',
    '!@foodlog/ui/locales/**',
  ],
  message: 'Import the library by its package name.',
};
const libraryByName = {
  group: ['**/src/**', '@foodlog/ui/**', '**/app/**', '@foodlog/server'],
  message: 'Import the library by its package name, and nothing of the product.',
};
const onlySchema = {
  group: ['**/server/**', '@foodlog/server', '**/auth-emulator/**', '@foodlog/auth-emulator'],
  message: 'Client and server meet only in schema.graphql.',
};
const noSignInSdk = {
  group: ['@descope/**'],
  message: 'Only client/session/ touches the sign-in SDK.',
};
const noDatabase = {
  group: ['idb'],
  message: 'Only client/store/ touches the database of the browser.',
};
const noTesting = {
  group: ['**/testing/**', '**/tests/**'],
  message: 'What runs in production imports nothing of its tests.',
};
const noClient = {
  group: ['**/client/**', '**/library/**', '@foodlog/ui', '@foodlog/ui/**'],
  message: 'Client and server meet only in schema.graphql.',
};
const onlyTheBuild = {
  group: ['**/renderTemplates.tsx'],
  message: 'Only the build renders the template of the preview.',
};
const inTheClient = [byPackageName, onlySchema, noSignInSdk, noTesting, noDatabase, onlyTheBuild];
const noneOfTheApp = {
  group: [
    'react',
    'react/**',
    'react-dom/**',
    'react-router*',
    '@mui/**',
    '@emotion/**',
    'swr',
    '**/pages/**',
    '**/components/**',
  ],
  message: 'What is shown before the app does without its code.',
};
const noDriver = {
  group: ['better-sqlite3', 'node:sqlite', 'pg'],
  message: 'Only storage/ touches a database driver.',
};
const noEmulator = {
  group: ['@foodlog/auth-emulator', '**/auth-emulator/**'],
  message: 'Only main.ts loads the stand-in for Descope, and only for local sign-in.',
};

/** Globals of the window in which the script was loaded, which is not always that of a component. */
const ownWindow = `
  document window self navigator location localStorage sessionStorage getComputedStyle matchMedia getSelection scrollTo
  scrollBy visualViewport innerWidth innerHeight addEventListener removeEventListener dispatchEvent requestAnimationFrame
  cancelAnimationFrame requestIdleCallback CSS DOMParser IntersectionObserver MutationObserver ResizeObserver Node Element
  HTMLElement SVGElement ShadowRoot DocumentFragment EventTarget HTMLButtonElement HTMLFormElement HTMLInputElement
  HTMLOutputElement HTMLSelectElement HTMLTextAreaElement HTMLDialogElement HTMLAnchorElement
`
  .trim()
  .split(/\s+/)
  .map((name) => ({
    name,
    message: 'A component may be in another window: use ownerDocument and src/document/.',
  }));

const noComponents = {
  group: ['**/components/**'],
  message: 'Components stand on this, not this on components.',
};
const publicFileOnly = {
  group: [
    '../[A-Z]*/*',
    '!../[A-Z]*/*.types.ts',
    ...componentNames().map((name) => `!../${name}/${name}.tsx`),
  ],
  message: 'A component imports another through its own file.',
};

/** An import in `files` that matches a pattern fails. Of several for one file, the last replaces those before it. */
const restrict = (files: string[], ...patterns: { group: string[]; message: string }[]) =>
  ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } }) as OxlintOverride;

/** A room of the client: `above` are the rooms that it must not import. */
const clientRoom = (room: string, above: string[]) =>
  restrict(
    [`app/client/${room}/**`],
    byPackageName,
    onlySchema,
    noSignInSdk,
    noTesting,
    ...(room === 'store' ? [] : [noDatabase]),
    { group: above, message: `${room}/ stands below what it imports here.` },
  );

const inRooms = (names: string[]) => names.map((name) => `**/${name}/**`);

/** The rooms of the food log, and which others each may import. */
const foodLogRooms: Record<string, string[]> = {
  clock: [],
  search: [],
  data: ['clock'],
  outbox: ['clock', 'data'],
  day: ['clock', 'data', 'outbox'],
  settings: ['clock', 'data', 'outbox', 'day'],
  add: ['clock', 'search', 'data', 'outbox', 'day'],
  entries: ['clock', 'data', 'outbox', 'day', 'settings'],
  'sync-status': ['clock', 'data', 'outbox'],
  shortcuts: ['clock'],
  trends: ['clock', 'data', 'day', 'sync-status'],
  transfer: ['clock', 'data', 'day', 'outbox', 'sync-status'],
};

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'storybook-static', '**/*.generated.ts', 'library/examples'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true }],
    'no-await-in-loop': 'off',
    // Storybook's names.
    'no-underscore-dangle': [
      'error',
      { allow: ['__STORYBOOK_PREVIEW__', '__STORYBOOK_ADDONS_CHANNEL__'] },
    ],
  },
  overrides: [
    restrict(['library/src/**'], ...inTheLibrary),
    restrict(
      ['library/src/{calendar-day,document,food-fields,format,slots,tokens}/**'],
      ...inTheLibrary,
      noLocales,
      noComponents,
    ),
    {
      files: ['library/src/**'],
      rules: {
        'no-restricted-globals': ['error', ...ownWindow],
        'react/jsx-no-literals': ['error', { allowedStrings: ['×'] }],
      },
    },
    {
      files: [
        'library/src/**/*.{test,stories,conformance,example}.{ts,tsx}',
        'library/src/{foundations,tokens/presentation}/**',
        'library/src/theme/stylesInPage.ts',
      ],
      rules: { 'no-restricted-globals': 'off', 'react/jsx-no-literals': 'off' },
    },
    {
      // `t` translates them.
      files: ['app/client/**/*.tsx'],
      rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['+', 'Foodlog'] }] },
    },
    {
      files: ['app/client/**/*.{test,stories}.tsx', 'app/client/testing/**'],
      rules: { 'react/jsx-no-literals': 'off' },
    },
    {
      files: ['library/docs/**'],
      // Its document is made by the page itself.
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    // The types of a theme name those of every component.
    restrict(['library/src/theme/**'], ...inTheLibrary, noLocales),
    restrict(['library/src/components/**'], ...inTheLibrary, noLocales, publicFileOnly),
    restrict(
      ['library/conformance/**', 'library/src/**/*.{conformance,stories,test}.{ts,tsx}'],
      noProduct,
      noApproval,
    ),
    restrict(['library/src/**/*.example.tsx'], {
      group: ['./**', '../**'],
      message: 'An example is code as an app has it.',
    }),
    restrict(['library/approval/page/**'], libraryByName, {
      group: ['node:*', ...inRooms(['repository', 'review', 'server', 'causes'])],
      message: 'The page runs in a browser, also without a repository.',
    }),
    restrict(['library/approval/{repository,causes,review,server}/**'], libraryByName, {
      group: ['**/page/**'],
      message: 'The page is built: nothing of it runs in Node.',
    }),
    restrict(['app/client/**'], ...inTheClient),
    // A language is one file to add.
    { files: ['app/client/language/languages/**'], rules: { 'max-lines': 'off' } },
    restrict(
      ['app/client/main.ts', 'app/client/preview/{show,remove}Preview.ts'],
      ...inTheClient,
      noneOfTheApp,
    ),
    restrict(['app/client/session/**'], byPackageName, onlySchema, noTesting, noDatabase, {
      group: ['**/food-log/**', '**/pages/**', '**/components/**', '**/preview/**'],
      message: 'session/ knows who is signed in, not what is shown.',
    }),
    clientRoom('api', inRooms(['store', 'food-log', 'session', 'pages', 'components', 'preview'])),
    clientRoom('store', inRooms(['session', 'pages', 'components', 'preview'])),
    clientRoom(
      'worker',
      inRooms(['api', 'store', 'food-log', 'session', 'pages', 'components', 'preview']),
    ),
    clientRoom('components', inRooms(['food-log', 'session', 'pages', 'preview'])),
    clientRoom('food-log', inRooms(['pages', 'preview'])),
    ...Object.entries(foodLogRooms).map(([room, others]) =>
      // Not what stands above all rooms, such as ../DayLog.tsx, either.
      clientRoom(`food-log/${room}`, [
        '../*.{ts,tsx}',
        ...inRooms([
          'pages',
          'preview',
          ...Object.keys(foodLogRooms).filter((one) => one !== room && !others.includes(one)),
        ]),
      ]),
    ),
    // What tests and stories set up comes from anywhere in the client.
    restrict(
      ['app/client/**/*.{test,stories}.{ts,tsx}', 'app/client/testing/**'],
      byPackageName,
      onlySchema,
      noSignInSdk,
    ),
    restrict(['app/server/**'], noClient, noDriver, noEmulator, noTesting),
    restrict(['app/server/main.ts'], noClient, noDriver, noTesting),
    restrict(['app/server/storage/**'], noClient, noTesting, {
      group: [
        '@foodlog/**',
        'fastify',
        'mercurius',
        'graphql',
        ...inRooms(['web', 'graphql', 'session']),
      ],
      message: 'Storage knows only the database.',
    }),
    restrict(['app/server/**/*.test.ts', 'app/server/testing/**'], noClient, {
      group: ['**/tests/**'],
      message: 'Tests of the whole use what unit tests use, and not the other way round.',
    }),
    restrict(['app/server/storage/migrations/[0-9]*.ts'], noClient, {
      group: ['./**', '../**'],
      message: 'A migration is frozen: it carries its own copy of what it computes.',
    }),
    restrict(['app/auth-emulator/**'], noClient, {
      group: ['@foodlog/server', '**/server/**'],
      message: 'The stand-in for Descope knows nothing of the product.',
    }),
  ],
});
