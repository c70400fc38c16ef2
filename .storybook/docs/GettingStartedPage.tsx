import { Heading, Source, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useTheme } from 'storybook/theming';
import { installCommands, typefacePackage } from '../../library/docs/installCommands.ts';
import './componentPage.css';

const code = import.meta.glob<string>(
  [
    '../../library/examples/**/*.{astro,cts,ts,tsx,js,jsx}',
    '../../library/examples/*/.storybook/*.js',
    '../../library/examples/*/{package,tsconfig*}.json',
    '../../library/docs/*/*.tsx',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

const codeOf = (folder: string, file: string) =>
  code[`../../library/examples/${folder}/${file}`] ??
  code[`../../library/docs/${folder}/${file}`] ??
  '';

interface GettingStarted {
  /** Folder of the project in library/examples, or of code in library/docs that the tests of the library use. */
  folder: string;
  title: string;
  /** What is particular about this kind of project. */
  children: ReactNode;
  /** Files to show, in reading order. */
  files: string[];
  /** Whether the project uses the Foodlog theme in a browser and can import the CSS of the typeface. */
  typeface?: boolean;
}

const languageOf = (file: string) => (file.endsWith('.json') ? 'json' : 'tsx');

/**
 * How to start with the library in one kind of project. The code comes from a project that `npm run prove -- examples`
 * installs, builds and tests.
 */
export function GettingStartedPage(project: GettingStarted) {
  const { base, color } = useTheme();
  const { folder, title, children, files, typeface = false } = project;
  const isDark = base === 'dark';
  const packages = codeOf(folder, 'package.json');
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title>{title}</Title>
      <div className="lead">{children}</div>
      {/* A project whose versions matter shows its package.json instead. */}
      {packages && !files.includes('package.json') && (
        <Source code={installCommands(packages, typeface)} language="bash" dark={isDark} />
      )}
      {typeface && (
        <>
          <p>
            The typeface of the theme is Figtree. Import it once in your app; without it, the system
            font is used.
          </p>
          <Source code={`import '${typefacePackage}/wght.css';`} language="tsx" dark={isDark} />
        </>
      )}
      {files.map((file) => (
        <section key={file}>
          <Heading>{file}</Heading>
          <Source code={codeOf(folder, file)} language={languageOf(file)} dark={isDark} />
        </section>
      ))}
      {packages ? (
        <p>
          This code is in <code>library/examples/{folder}</code> of the repository.{' '}
          <code>npm run prove -- examples</code> installs, builds and tests it with the packed
          library.
        </p>
      ) : (
        <p>
          This code is in <code>library/docs/{folder}</code> of the repository.{' '}
          <code>npm run test:browser</code> tests the components with it.
        </p>
      )}
    </div>
  );
}
