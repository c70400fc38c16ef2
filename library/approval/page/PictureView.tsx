import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Content, Picture, Review } from '../Review.types.ts';
import { Comparison } from './Comparison.tsx';
import type { ReviewSource } from './ReviewSource.ts';
import { views, zooms, type PictureViewState } from './useView.ts';

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  '& > fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
}));

const Choice = styled(Button)(({ theme }) => ({
  minWidth: 44,
  padding: theme.spacing(0.5, 1.5),
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.primary.main,
    border: `1px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

/** A group of buttons of which one is pressed. */
function Choices<Value extends string | number>({
  name,
  values,
  value,
  labelOf = String,
  onChange,
}: {
  name: string;
  values: readonly Value[];
  value: Value;
  labelOf?: (value: Value) => string;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset aria-label={name}>
      {values.map((one) => (
        <Choice key={one} aria-pressed={one === value} onClick={() => onChange(one)}>
          {labelOf(one)}
        </Choice>
      ))}
    </fieldset>
  );
}

/** What a picture is compared with: what was recorded, or what was approved, where they differ. */
export function beforeOf(
  { recorded, approved }: Pick<Picture, 'recorded' | 'approved'>,
  against: 'recorded' | 'approved',
): Content | undefined {
  return (against === 'approved' ? approved : recorded) ?? recorded ?? approved;
}

/** Before and after of a picture, in the way that the person chose. */
export function PictureView({
  source,
  review,
  picture,
  view,
}: {
  source: ReviewSource;
  review: Review;
  picture: Picture;
  view: PictureViewState;
}) {
  const { recorded, approved, now } = picture;
  const before = beforeOf(picture, view.against);
  const isChoice = recorded && approved && recorded.pixels !== approved.pixels;
  return (
    <section aria-label="Picture">
      <Toolbar>
        {before && <Choices name="View" values={views} value={view.view} onChange={view.setView} />}
        <Choices
          name="Zoom"
          values={zooms}
          value={view.zoom}
          labelOf={(zoom) => (zoom === 0 ? 'Fit' : `${zoom} %`)}
          onChange={view.setZoom}
        />
        {isChoice && (
          <Choices
            name="Compare with"
            values={['recorded', 'approved'] as const}
            value={view.against}
            labelOf={(one) => (one === 'recorded' ? 'Recorded before' : 'Approved last')}
            onChange={view.setAgainst}
          />
        )}
      </Toolbar>
      <Comparison
        // Another view or zoom begins where the pictures differ.
        key={`${before?.pixels} ${now.pixels} ${view.view} ${view.zoom}`}
        view={view.view}
        zoom={view.zoom}
        before={
          before && { src: source.imageUrl(before.pixels), size: review.sizes[before.pixels] }
        }
        beforeName={before && before === approved ? 'Approved last' : 'Before'}
        after={{ src: source.imageUrl(now.pixels), size: review.sizes[now.pixels] }}
        box={picture.difference?.box}
      />
    </section>
  );
}
