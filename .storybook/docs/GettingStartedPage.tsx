import { Heading, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { installCommands, typefacePackage } from '../../library/docs/installCommands.ts';
import { Code } from './Code.tsx';

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

/**
 * How to start with the library in one kind of project. The code comes from a project that `npm run prove -- examples`
 * installs, builds and tests.
 */
export function GettingStartedPage(project: GettingStarted) {
  const { folder, title, children, files, typeface = false } = project;
  const packages = codeOf(folder, 'package.json');
  const [room, command, does] = packages
    ? ['examples', 'prove -- examples', 'installs, builds and tests it with the packed library']
    : ['docs', 'test:browser', 'tests the components with it'];
  return (
    <>
      <Title>{title}</Title>
      <div className="lead">{children}</div>
      {/* A project whose versions matter shows its package.json instead. */}
      {packages && !files.includes('package.json') && (
        <Code code={installCommands(packages, typeface)} language="bash" />
      )}
      {typeface && (
        <>
          <p>
            The typeface of the theme is Figtree. Import it once in your app; without it, the system
            font is used.
          </p>
          <Code code={`import '${typefacePackage}/wght.css';`} />
        </>
      )}
      {files.map((file) => (
        <section key={file}>
          <Heading>{file}</Heading>
          <Code code={codeOf(folder, file)} language={file.endsWith('.json') ? 'json' : 'tsx'} />
        </section>
      ))}
      <p>
        This code is in{' '}
        <code>
          library/{room}/{folder}
        </code>{' '}
        of the repository. <code>npm run {command}</code> {does}.
      </p>
    </>
  );
}
