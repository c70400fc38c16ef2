import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Review } from '../Review.types.ts';
import { groupsIn, leftIn, picturesIn } from './pictureWords.ts';
import type { Shown } from './Shown.ts';

/** What stands in place of a picture where none is left: what was judged, and what comes next. */
export function EndOfReview({ approval, review, source }: Shown) {
  const { isTour } = approval;
  const judged = picturesIn(review, groupsIn(review, isTour));
  const count = (state: string) => judged.filter((picture) => picture.state === state).length;
  const left = leftIn(review, true);
  return (
    <>
      {judged.length > 0 && (
        <p>
          {`${count('approved')} approved, ${count('rejected')} rejected. `}
          {source.saved
            ? 'Save them as a file: see above.'
            : 'Commit them yourself, so that they count: '}
          {!source.saved && (
            <strong>git add "**/verdicts.json" && git commit -m "approval: judge pictures"</strong>
          )}
        </p>
      )}
      <div>
        {!isTour && left > 0 && (
          <Button variant="contained" onClick={() => approval.visit(true)}>
            {`Start the tour of ${left} pictures that nobody has reviewed`}
          </Button>
        )}{' '}
        {approval.canUndo && <Button onClick={() => void approval.undo()}>Undo</Button>}
      </div>
      {approval.problem && <Alert severity="error">{approval.problem}</Alert>}
    </>
  );
}

/** The heading of it. */
export function endHeading(review: Review, isTour: boolean): string {
  if (review.groups.length === 0) return 'Nothing to review';
  if (groupsIn(review, isTour).length === 0) return 'No changes to review';
  return isTour ? 'The tour is complete' : 'All changes are reviewed';
}
