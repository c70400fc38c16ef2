import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../library/CHANGELOG.md?raw';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The texts of the changes since the last release, and of each release, the last one first. */
const releases = [
  {
    version: 'Not released yet',
    texts: Object.values(changesets).map((text) => text.replace(/^---\n.*?\n---\n/s, '').trim()),
  },
  ...[...changelog.matchAll(/^## (\S+)\n(.*?)(?=^## |$(?!\n))/gms)].map(([, version, text]) => ({
    version,
    texts: text?.split(/^- |^### .*\n/m).filter((one) => one.trim()) ?? [],
  })),
];

interface ChangesProps {
  /** Leaves out what does not name this component. */
  component?: string;
  /** How many releases are shown, the coming one included. */
  count?: number;
}

/** What has changed since the last release, from .changeset, and in the releases before it, from the changelog. */
export function Changes({ component = '', count = Infinity }: ChangesProps) {
  const names = new RegExp(`\\b${component}\\b`);
  return releases.slice(0, count).map(({ version, texts }) => {
    const named = texts.filter((text) => names.test(text));
    return (
      named.length > 0 && (
        <section key={version}>
          <h3 className="skip-toc">{version}</h3>
          <Markdown>
            {named.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}
          </Markdown>
        </section>
      )
    );
  });
}
