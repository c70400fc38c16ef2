import { getContrastRatio, styled } from '@mui/material/styles';
import type { ColourChange, Picture, Review } from '../Review.types.ts';
import { WordsDiff } from './WordsDiff.tsx';

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

const sizeText = (size: readonly [number, number] | undefined) =>
  size ? `${size[0]} × ${size[1]} px` : 'not known';

function Colour({ value }: { value: string }) {
  return (
    <>
      <Swatch style={{ backgroundColor: value }} />
      <code>{value}</code>
    </>
  );
}

const ratio = (one: string, other: string) => getContrastRatio(one, other).toFixed(2);

/** A changed colour, with its contrast to the colour behind it before and after. */
function ChangedColour({ from, to, pixels, behind }: ColourChange) {
  return (
    <li>
      <Colour value={from} /> to <Colour value={to} />, {pixels.toLocaleString('en')} px
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
export function WhatChanged({ review, picture }: { review: Review; picture: Picture }) {
  const { difference, now, authors, rejectedBefore } = picture;
  const before = picture.recorded ?? picture.approved;
  const [oldSize, newSize] = [before && review.sizes[before.pixels], review.sizes[now.pixels]];
  const isResized = oldSize && String(oldSize) !== String(newSize);
  return (
    <Root aria-labelledby="words-heading">
      <h2 id="words-heading">{before ? 'What changed' : 'What it says'}</h2>
      <p>
        {isResized
          ? `Size ${sizeText(oldSize)}, now ${sizeText(newSize)}`
          : `Size ${sizeText(newSize)}${before ? ', as before' : ''}`}
      </p>
      {difference && (
        <p>
          {difference.pixels === 0
            ? 'No pixel differs.'
            : `${difference.pixels.toLocaleString('en')} pixels differ, in an area of ${difference.box.width} × ${difference.box.height} px.`}
        </p>
      )}
      <p>
        {authors.length > 0
          ? `Changed by ${authors.join(', ')}`
          : 'It is not known who changed this picture.'}
      </p>
      {rejectedBefore && (
        <p>
          {`Rejected before by ${rejectedBefore.by} on ${rejectedBefore.on}: “${rejectedBefore.note}”`}
        </p>
      )}
      {difference && difference.colours.length > 0 && (
        <>
          <h3>Changed pixels</h3>
          <ul>
            {difference.colours.map((colour) => (
              <ChangedColour key={`${colour.from} ${colour.to}`} {...colour} />
            ))}
          </ul>
        </>
      )}
      <WordsDiff
        before={before && review.words[before.words]}
        after={review.words[now.words] ?? ''}
      />
    </Root>
  );
}
