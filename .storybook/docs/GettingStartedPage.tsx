import { Heading, Source, Title } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import './componentPage.css';
import { gettingStarted } from './gettingStarted.ts';

const code = import.meta.glob<string>(
  ['../../library/consumers/**/*.{ts,tsx,js,jsx}', '../../library/consumers/*/package.json'],
  { eager: true, import: 'default', query: '?raw' },
);

const install = `npm install @foodlog/ui @mui/material @mui/x-date-pickers @emotion/react @emotion/styled dayjs react react-dom
npm install @fontsource-variable/figtree`;

const languageOf = (file: string) => (file.endsWith('.json') ? 'json' : 'tsx');

/** How to begin in one kind of project, in the code of a project of that kind that is built and tried. */
export function GettingStartedPage({ of }: { of: keyof typeof gettingStarted }) {
  const { base, color } = useTheme();
  const { folder, title, text, files } = gettingStarted[of];
  return (
    <div className="component-page" style={{ color: color.defaultText }}>
      <Title>{title}</Title>
      {text.map((one) => (
        <p key={one} className="lead">
          {one.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}
        </p>
      ))}
      <Source code={install} language="bash" dark={base === 'dark'} />
      {files.map((file) => (
        <section key={file}>
          <Heading>{file}</Heading>
          <Source
            code={code[`../../library/consumers/${folder}/${file}`] ?? ''}
            language={languageOf(file)}
            dark={base === 'dark'}
          />
        </section>
      ))}
      <p>
        This is the code of <code>library/consumers/{folder}</code>, which{' '}
        <code>npm run prove:consumers</code> installs, builds and tries with the published library.
      </p>
    </div>
  );
}
