/** A kind of project that can use the library, and its own code, which is proven by `npm run prove:consumers`. */
export interface GettingStarted {
  /** Its folder in library/consumers. */
  folder: string;
  title: string;
  /** What is particular about it. */
  text: string[];
  /** What to look at, in the order of reading. */
  files: string[];
  /** Whether it draws on a screen in our own theme, and can read the CSS of a typeface. */
  typeface?: true;
}

export const gettingStarted = {
  vite: {
    folder: 'vite',
    title: 'Vite',
    text: ['A single-page app. Nothing has to be set up: import a component and give it a theme.'],
    files: ['Day.tsx', 'main.tsx'],
    typeface: true,
  },
  next: {
    folder: 'next',
    title: 'Next.js, App Router',
    text: [
      'Every component says that it is a client component, so a server component can render it as it is.',
      'A theme holds functions, which do not cross from the server: make it in a client component. Words and tokens can be read on either side.',
    ],
    files: ['app/layout.tsx', 'app/Look.tsx', 'app/Day.tsx', 'app/page.tsx'],
    typeface: true,
  },
  webpack: {
    folder: 'webpack',
    title: 'webpack',
    text: ['webpack 5 reads the library as it is: no loader, no alias.'],
    files: ['main.js', 'webpack.config.js'],
  },
  node: {
    folder: 'node',
    title: 'Node and server rendering',
    text: [
      'Every entry can be imported in plain Node, and every component rendered to a string there.',
      'This is the check of it: it imports all, renders all, and looks at the HTML.',
    ],
    files: ['main.js'],
  },
  vitest: {
    folder: 'vitest',
    title: 'Vitest',
    text: [
      'Test your components with ours in them, in jsdom. Nothing has to be mocked or inlined.',
    ],
    files: ['lunch.test.jsx', 'vitest.config.js', 'silence.js'],
  },
  csp: {
    folder: 'csp',
    title: 'A content security policy with nonces',
    text: [
      'No component writes a style attribute into the HTML of a server, unless you ask for one by `style` or by the `size` of the spinner. Give Emotion the nonce of the response, as for MUI itself.',
    ],
    files: ['Day.tsx', 'main.tsx', 'render.tsx', 'server.js', 'vite.config.js'],
    typeface: true,
  },
  ownTheme: {
    folder: 'own-theme',
    title: 'A MUI theme of your own',
    text: [
      'The components work in any MUI theme. `foodlogThemeParts` adds what they read of a theme beyond what MUI has; nothing of yours changes.',
      'Defaults, styles and variants of each component go into `components`, typed as those of MUI’s own.',
    ],
    files: ['main.tsx'],
  },
  oldest: {
    folder: 'oldest',
    title: 'The oldest peers',
    text: [
      'The oldest versions of React, MUI, the pickers, Emotion, dayjs and TypeScript with which all of it works, rendered on a server as well, in React’s builds for development and production.',
    ],
    files: [
      'package.json',
      'Day.tsx',
      'Others.tsx',
      'mark.ts',
      'main.tsx',
      'server.tsx',
      'vite.config.js',
    ],
  },
} satisfies Record<string, GettingStarted>;
