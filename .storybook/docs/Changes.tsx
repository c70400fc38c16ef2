import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../library/CHANGELOG.md?raw';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const kinds = { major: 'Breaking', minor: 'New', patch: 'Improved' };

const [, release = '', text = ''] = /^## (\S+)\n(.*?)(?=^## |$(?!\n))/ms.exec(changelog) ?? [];

/** The texts of the changesets of one kind as one Markdown list. */
function listOf(kind: string) {
  return Object.values(changesets)
    .map((changeset) => /^---\n.*?: (\w+)\n---\n(.*)$/s.exec(changeset) ?? [])
    .filter(([, bump]) => bump === kind)
    .map(([, , change = '']) => `- ${change.trim().replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** What has changed since the last release, from .changeset, and that release, from the changelog. */
export function Changes() {
  return (
    <>
      {Object.entries(kinds).map(([kind, label]) => {
        const list = listOf(kind);
        return (
          list && (
            <details key={kind} open={kind === 'major'}>
              <summary>
                {label}: {list.match(/^- /gm)?.length}
              </summary>
              <Markdown>{list}</Markdown>
            </details>
          )
        );
      })}
      {release && (
        <>
          <h3 className="skip-toc">The last release: {release}</h3>
          <Markdown>{text.trim()}</Markdown>
        </>
      )}
    </>
  );
}
