import { styled } from '@mui/material/styles';
import { diffLines } from 'diff';
import { partsOf } from '../wordChanges.ts';

const Root = styled('details')(({ theme }) => ({
  '& summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' },
  '& pre': {
    ...theme.typography.caption,
    margin: 0,
    padding: theme.spacing(1),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 8,
  },
  '& ins, & del': { display: 'block', textDecoration: 'none', fontWeight: 650 },
  '& ins': { color: (theme.vars ?? theme).palette.primary.main },
  '& del': { color: (theme.vars ?? theme).palette.error.main },
  '& pre span': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Everything that a person who cannot see the picture gets, and how it behaves, with the lines that changed. */
export function WordsTree({ before, after }: { before: string | undefined; after: string }) {
  if (after === '') return <p>No words are recorded for this picture.</p>;
  const old = partsOf(before ?? after);
  return (
    <Root open={before === undefined}>
      <summary>Accessibility tree, text and behaviour</summary>
      {partsOf(after).map(({ name, text }, index) => (
        <section key={name} hidden={`${old[index]?.text}${text}`.trim() === ''}>
          <h3>{name}</h3>
          <pre>
            {diffLines(old[index]?.text ?? '', text).map(({ value, added, removed }, place) => {
              const Line = added ? 'ins' : removed ? 'del' : 'span';
              const sign = { ins: '+ ', del: '− ', span: '' }[Line];
              // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
              return <Line key={place}>{value.trimEnd().replaceAll(/^/gm, sign)}</Line>;
            })}
          </pre>
        </section>
      ))}
    </Root>
  );
}
