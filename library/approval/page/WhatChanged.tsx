import { getContrastRatio, styled } from '@mui/material/styles';
import type { ColourChange } from '../Review.types.ts';
import { wordChanges } from '../wordChanges.ts';
import type { PictureShown } from './Shown.ts';
import { WordsTree } from './WordsTree.tsx';

const Root = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2': { ...theme.typography.h6, margin: 0 },
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(1, 0, 0) },
  '& p, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: theme.spacing(1) },
  [theme.breakpoints.between('md', 'lg')]: { gridColumn: 2 },
}));

const Swatch = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: theme.spacing(0.5),
  border: `1px solid ${(theme.vars ?? theme).palette.controlOutline}`,
  borderRadius: 2,
  verticalAlign: '-0.1em',
  forcedColorAdjust: 'none',
}));

const ratio = (one: string, other: string) => getContrastRatio(one, other).toFixed(2);

/** A changed colour, with its contrast to the colour behind it before and after. */
function ChangedColour({ from, to, pixels, behind }: ColourChange) {
  return (
    <li>
      <Swatch style={{ backgroundColor: from }} />
      {from} to <Swatch style={{ backgroundColor: to }} />
      {`${to}, ${pixels.toLocaleString('en')} px`}
      {behind && (
        <div>
          {`Contrast on ${behind.from}: ${ratio(from, behind.from)}, now ${ratio(to, behind.to)}`}
          {behind.to !== behind.from && ` on ${behind.to}`}
        </div>
      )}
    </li>
  );
}

/** What changed in words: sizes, colours with their contrasts, the accessibility tree and the text. */
export function WhatChanged({ review, picture }: PictureShown) {
  const { difference, now, authors, rejectedBefore } = picture;
  const before = picture.recorded ?? picture.approved;
  const sizeOf = (content = now) => review.sizes[content.pixels]?.join(' × ');
  const [oldWords, newWords] = [
    before && (review.words[before.words] ?? ''),
    review.words[now.words] ?? '',
  ];
  const sentences = oldWords === undefined ? [] : wordChanges(oldWords, newWords);
  return (
    <Root aria-labelledby="words-heading">
      <h2 id="words-heading">
        {before ? 'What changed' : now.removed ? 'What it said' : 'What it says'}
      </h2>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {before && sentences.length === 0 && <p>No word changed.</p>}
      <p>
        {before && sizeOf(before) !== sizeOf()
          ? `Size ${sizeOf(before)}, now ${sizeOf()} px`
          : `Size ${sizeOf()} px${before ? ', as before' : ''}`}
      </p>
      {difference && (
        <p>
          {difference.pixels === 0
            ? 'No pixel differs.'
            : `${difference.pixels.toLocaleString('en')} pixels differ, in an area of ${difference.box.width} × ${difference.box.height} px.`}
        </p>
      )}
      {difference && difference.colours.length > 0 && (
        <ul>
          {difference.colours.map((colour) => (
            <ChangedColour key={`${colour.from} ${colour.to}`} {...colour} />
          ))}
        </ul>
      )}
      {authors.length > 0 && <p>{`Changed by ${authors.join(', ')}`}</p>}
      {rejectedBefore && (
        <p>
          {`Rejected before by ${rejectedBefore.by} on ${rejectedBefore.on}: “${rejectedBefore.note}”`}
        </p>
      )}
      <WordsTree before={oldWords} after={newWords} />
    </Root>
  );
}
