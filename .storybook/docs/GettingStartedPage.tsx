import { Heading, Source, Title } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import './componentPage.css';
import { gettingStarted, type GettingStarted } from './gettingStarted.ts';

const code = import.meta.glob<string>(
  ['../../library/consumers/**/*.{ts,tsx,js,jsx}', '../../library/consumers/*/package.json'],
  { eager: true, import: 'default', query: '?raw' },
);

const codeOf = (folder: string, file: string) =>
  code[`../../library/consumers/${folder}/${file}`] ?? '';

const typefacePackage = '@fontsource-variable/figtree';

interface Packages {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The commands that install what the project has. */
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

/** How to begin in one kind of project, in the code of a project of that kind that is built and tried. */
export function GettingStartedPage({ of }: { of: keyof typeof gettingStarted }) {
  const { base, color } = useTheme();
  const project: GettingStarted = gettingStarted[of];
  const { folder, title, text, files, typeface } = project;
  const isDark = base === 'dark';
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title>{title}</Title>
      {text.map((one) => (
        <p key={one} className="lead">
          {one.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}
        </p>
      ))}
      {/* Where versions matter, the project's own file says them. */}
      {!files.includes('package.json') && (
        <Source code={install(project)} language="bash" dark={isDark} />
      )}
      {typeface && (
        <>
          <p>
            The typeface of the theme is Figtree. Import it where your app begins; without it the
            system’s own is used.
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
