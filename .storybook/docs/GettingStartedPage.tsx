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
  /** Its folder in library/consumers. */
  folder: string;
  title: string;
  /** What is particular about it. */
  children: ReactNode;
  /** Which of its files to show, in the order of reading. */
  files: string[];
  /** Whether it shows our own theme in a browser, and can load the CSS of a typeface. */
  typeface?: boolean;
}

interface Packages {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The commands that install what the project depends on. */
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
 * How to start with the library in one kind of project, in the code of a project of that kind that
 * `npm run prove:consumers` installs, builds and tries.
 */
export function GettingStartedPage(project: GettingStarted) {
  const { base, color } = useTheme();
  const { folder, title, children, files, typeface } = project;
  const isDark = base === 'dark';
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title>{title}</Title>
      <div className="lead">{children}</div>
      {/* Where versions matter, the project's own file is shown. */}
      {!files.includes('package.json') && (
        <Source code={install(project)} language="bash" dark={isDark} />
      )}
      {typeface && (
        <>
          <p>
            The typeface of the theme is Figtree. Import it where your app starts; without it the
            system’s typeface is used.
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
        This is the code of <code>library/consumers/{folder}</code>, which{' '}
        <code>npm run prove:consumers</code> installs, builds and tries with the published library.
      </p>
    </div>
  );
}
