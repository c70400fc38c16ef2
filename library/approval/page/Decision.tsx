import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isSamePerson, whyNotApprove } from '../rights.ts';
import type { Picture, Review } from '../Review.types.ts';
import { acceptableWith, acceptAll, acceptOne, judgementOf } from './acceptPictures.ts';
import { OutlinedButton } from './OutlinedButton.tsx';
import { acceptance } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';
import type { Approval } from './useApproval.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: theme.spacing(1),
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

/** What a person can do about the picture, with the verdict that counts. */
export function Decision({
  approval,
  review,
  picture,
  source,
}: {
  approval: Approval;
  review: Review;
  picture: Picture;
  source: ReviewSource;
}) {
  const { verdict, state } = picture;
  const { person } = review;
  const way = acceptance(picture, review);
  const group = acceptableWith(review, picture);
  const [first] = group;
  const groupWay = first && acceptance(first, review);
  const verb = { approved: 'Approve', recorded: 'Record' };
  const isOwn =
    verdict && verdict.verdict !== 'recorded' && person && isSamePerson(verdict.by, person);
  // A saved page cannot change what the repository had before.
  const isHere = !source.saved || (verdict && source.saved.verdicts().includes(verdict));
  const whyNot =
    state === 'approved' || state === 'rejected' ? undefined : whyNotApprove(picture, review);
  return (
    <Root aria-label="Verdict">
      {verdict && (
        <p>
          <strong>
            {{ approved: 'Approved', rejected: 'Rejected', recorded: 'Recorded' }[verdict.verdict]}
          </strong>
          {` by ${verdict.by} on ${verdict.on}${verdict.note && ': '}`}
          {verdict.note && <q>{verdict.note}</q>}
        </p>
      )}
      {whyNot && person && <p>You cannot approve this. {whyNot}</p>}
      <div>
        {way && (
          <Button variant="contained" onClick={() => acceptOne(approval, review, picture)}>
            {verb[way]}
          </Button>
        )}
        {groupWay && group.length > 1 && (
          <OutlinedButton onClick={() => acceptAll(approval, review, picture)}>
            {`${verb[groupWay]} all ${group.length} of the group`}
          </OutlinedButton>
        )}
        {state !== 'rejected' && person && (
          <OutlinedButton
            color="error"
            onClick={() => approval.ask({ verdict: 'rejected', pictures: [picture] })}
          >
            Reject…
          </OutlinedButton>
        )}
        {state !== 'rejected' && person && group.length > 1 && (
          <OutlinedButton
            color="error"
            onClick={() => approval.ask({ verdict: 'rejected', pictures: group })}
          >
            {`Reject all ${group.length}…`}
          </OutlinedButton>
        )}
        {isOwn && isHere && (
          <OutlinedButton onClick={() => approval.judge([judgementOf(picture, 'withdrawn')])}>
            {state === 'rejected' ? 'Withdraw rejection' : 'Withdraw approval'}
          </OutlinedButton>
        )}
        <Button disabled={!approval.answer?.undoable} onClick={() => approval.undo()}>
          Undo
        </Button>
      </div>
    </Root>
  );
}
