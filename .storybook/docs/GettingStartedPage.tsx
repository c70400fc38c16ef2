import { Markdown, Title } from '@storybook/addon-docs/blocks';
import { Code } from './Code.tsx';

const pages = import.meta.glob<string>('../../library/dist/docs/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Only a block of code has a class. */
const MarkdownCode = ({ className, children }: { className?: string; children: string }) =>
  className ? <Code code={children} /> : <code>{children}</code>;

/**
 * How to start with the library in one kind of project: the page of the package, which `scripts/library/gettingStarted.ts`
 * writes from what an MDX file gives to this component, and from the code of a project that is tested.
 */
export function GettingStartedPage({ folder, title }: { folder: string; title: string }) {
  const page = pages[`../../library/dist/docs/${folder}.md`] ?? '';
  return (
    <>
      <Title>{title}</Title>
      <Markdown options={{ overrides: { code: MarkdownCode } }}>
        {page.slice(page.indexOf('\n'))}
      </Markdown>
    </>
  );
}
