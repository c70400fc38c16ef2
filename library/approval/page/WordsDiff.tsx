import { styled } from '@mui/material/styles';
import { diffLines } from 'diff';
import { Fragment } from 'react';

const Lines = styled('pre')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: theme.spacing(1),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  '& ins, & del': { display: 'block', textDecoration: 'none', fontWeight: 650 },
  '& ins': { color: (theme.vars ?? theme).palette.primary.main },
  '& del': { color: (theme.vars ?? theme).palette.error.main },
  '& span': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Lines around a change that help to find it. */
const AROUND = 2;

const signs = { '+': 'ins', '−': 'del', ' ': 'span' } as const;

/** What stayed the same, without what is far from a change. */
function cut(lines: string[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const start = isFirst ? [] : lines.slice(0, AROUND);
  const end = isLast ? [] : lines.slice(Math.max(start.length, lines.length - AROUND));
  return [...start, ...(start.length + end.length < lines.length ? ['…'] : []), ...end];
}

/** The lines that changed, with a few around them. */
function shownLines(parts: ReturnType<typeof diffLines>) {
  const lines = parts.flatMap(({ value, added, removed }, index) => {
    const sign: keyof typeof signs = added ? '+' : removed ? '−' : ' ';
    const all = value.replace(/\n$/, '').split('\n');
    const ends = { isFirst: index === 0, isLast: index === parts.length - 1 };
    return (added || removed ? all : cut(all, ends)).map((line) => ({ sign, line }));
  });
  return lines.map(({ sign, line }, index) => ({ key: `${index} ${line}`, sign, line }));
}

function Diff({ name, before, after }: { name: string; before: string; after: string }) {
  const parts = diffLines(before, after);
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <>
      <h3>{name}</h3>
      {isSame ? (
        <p>The same as before.</p>
      ) : (
        <Lines>
          {shownLines(parts).map(({ key, sign, line }) => {
            const Line = signs[sign];
            return <Line key={key}>{`${sign} ${line}`}</Line>;
          })}
        </Lines>
      )}
    </>
  );
}

/** The parts of the words of a picture, in their order. */
const partNames = ['Accessibility tree', 'Attributes', 'Text'] as const;

const partsOf = (words: string) => {
  const parts = words.split(/^---\n/m);
  return partNames.map((name, index) => ({ name, text: parts[index] ?? '' }));
};

/**
 * What a person who cannot see the picture gets: the accessibility tree, the attributes that it leaves out and the text,
 * or how they changed.
 */
export function WordsDiff({ before, after }: { before: string | undefined; after: string }) {
  if (before === undefined && after === '') {
    return <p>No words are recorded for this picture.</p>;
  }
  const old = before === undefined ? undefined : partsOf(before);
  return partsOf(after).map(({ name, text }, index) =>
    old ? (
      <Diff key={name} name={name} before={old[index]?.text ?? ''} after={text} />
    ) : (
      <Fragment key={name}>
        <h3>{name}</h3>
        <Lines>{text}</Lines>
      </Fragment>
    ),
  );
}
