import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isSamePerson, whyNotApprove } from '../rights.ts';
import type { Picture, Review } from '../Review.types.ts';
import { OutlinedButton } from './OutlinedButton.tsx';
import { canApprove, isOpen, judgedWith, judgementOf } from './pictureWords.ts';
import type { PictureShown } from './Shown.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: theme.spacing(1),
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& q': { whiteSpace: 'pre-line' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

/** Why a button is not there. */
function whyNot(picture: Picture, review: Review, isSaved: boolean) {
  if (!review.person) {
    return isSaved
      ? 'Write your name and email above: then you can judge.'
      : 'Git does not know who you are: set user.name and user.email, then load this page again.';
  }
  const reason = isOpen(picture) ? whyNotApprove(picture, review) : undefined;
  return reason && `You cannot approve this. ${reason}`;
}

/** What a person can do about the picture, with the verdict that counts, and why an approval does not. */
export function Decision({ approval, review, picture, source }: PictureShown) {
  const { verdict, state, approvals } = picture;
  const { person } = review;
  const [first, ...others] = judgedWith(review, picture);
  const all = [first, ...others].filter((one) => one !== undefined);
  const approvable = all.filter((one) => canApprove(one, review));
  const isOwn = verdict && person && isSamePerson(verdict.by, person);
  // A saved page cannot change what the repository had before.
  const isHere = !source.saved || (verdict && source.saved.verdicts().includes(verdict));
  const reason = whyNot(picture, review, source.saved !== undefined);
  const mayReject = approval.canGive('rejected');
  return (
    <Root aria-label="Verdict">
      {verdict && (
        <p>
          <strong>{verdict.verdict === 'approved' ? 'Approved' : 'Rejected'}</strong>
          {` by ${verdict.by} on ${verdict.on}${verdict.note && ': '}`}
          {verdict.note && <q>{verdict.note}</q>}
        </p>
      )}
      {approvals.map(
        ({ by, counts, why }) =>
          !counts && <p key={why}>{`The approval by ${by} does not count: ${why}.`}</p>,
      )}
      {reason && <p>{reason}</p>}
      {!picture.isRecorded && !source.saved && (
        <p>{`Not recorded yet. If it is meant to change: npm run test:stories -- --record ${picture.component}`}</p>
      )}
      <div>
        {approval.canGive('approved') && (
          <>
            <Button variant="contained" onClick={approval.approve}>
              Approve
            </Button>
            <OutlinedButton onClick={() => approval.askFor('approved')}>
              Approve with a note…
            </OutlinedButton>
          </>
        )}
        {approvable.length > 1 && (
          <OutlinedButton onClick={() => approval.approveAll()}>
            {`Approve all ${approvable.length} in this group`}
          </OutlinedButton>
        )}
        {mayReject && (
          <OutlinedButton color="error" onClick={() => approval.askFor('rejected')}>
            Reject…
          </OutlinedButton>
        )}
        {mayReject && first && others.length > 0 && (
          <OutlinedButton
            color="error"
            onClick={() => approval.ask({ verdict: 'rejected', pictures: [first, ...others] })}
          >
            {`Reject all ${all.length}…`}
          </OutlinedButton>
        )}
        {isOwn && isHere && (
          <OutlinedButton onClick={() => void approval.judge([judgementOf(picture, 'withdrawn')])}>
            {state === 'rejected' ? 'Withdraw rejection' : 'Withdraw approval'}
          </OutlinedButton>
        )}
        <Button disabled={!approval.canUndo} onClick={() => void approval.undo()}>
          Undo
        </Button>
      </div>
      {approval.problem && !approval.asks && <Alert severity="error">{approval.problem}</Alert>}
    </Root>
  );
}
