import { Heading, Source, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useTheme } from 'storybook/theming';
import './componentPage.css';

const code = import.meta.glob<string>(
  ['../../library/consumers/**/*.{ts,tsx,js,jsx}', '../../library/consumers/*/package.json'],
  { eager: true, import: 'default', query: '?raw' },
);

const codeOf = (folder: string, file: string) =>
  code[`../../library/consumers/${folder}/${file}`] ?? '';

const typefacePackage = '@fontsource-variable/figtree';

interface GettingStarted {
  /** Folder of the project in library/consumers. */
  folder: string;
  title: string;
  /** What is particular about this kind of project. */
  children: ReactNode;
  /** Files to show, in reading order. */
  files: string[];
  /** Whether the project uses the Foodlog theme in a browser and can import the CSS of the typeface. */
  typeface?: boolean;
}

interface Packages {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The commands that install the dependencies of the project. */
function install({ folder, typeface }: GettingStarted) {
  const { dependencies, devDependencies = {} }: Packages = JSON.parse(
    codeOf(folder, 'package.json'),
  );
  const names = ['@foodlog/ui', ...Object.keys(dependencies)];
  if (typeface) names.push(typefacePackage);
  const lines = [`npm install ${names.join(' ')}`];
  const tools = Object.keys(devDependencies);
  if (tools.length > 0) lines.push(`npm install --save-dev ${tools.join(' ')}`);
  return lines.join('\n');
}

const languageOf = (file: string) => (file.endsWith('.json') ? 'json' : 'tsx');

/**
 * How to start with the library in one kind of project. The code comes from a project that `npm run prove:consumers`
 * installs, builds and tests.
 */
export function GettingStartedPage(project: GettingStarted) {
  const { base, color } = useTheme();
  const { folder, title, children, files, typeface } = project;
  const isDark = base === 'dark';
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title>{title}</Title>
      <div className="lead">{children}</div>
      {/* A project whose versions matter shows its package.json instead. */}
      {!files.includes('package.json') && (
        <Source code={install(project)} language="bash" dark={isDark} />
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
      <p>
        This code is in <code>library/consumers/{folder}</code> of the repository.{' '}
        <code>npm run prove:consumers</code> installs, builds and tests it with the packed library.
      </p>
    </div>
  );
}
