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
  const { verdict, removal, state, approvals } = picture;
  const { person } = review;
  const [first, ...others] = judgedWith(review, picture);
  const approvable = judgedWith(review, picture).filter((one) => canApprove(one, review));
  const isOwn = verdict !== undefined && person !== undefined && isSamePerson(verdict.by, person);
  // A saved page cannot change what the repository had before.
  const isHere = !source.saved || source.saved.verdicts().some((one) => one === verdict);
  const reason = whyNot(picture, review, source.saved !== undefined);
  const mayReject = approval.canGive('rejected');
  const withdraw = () => void approval.judge([judgementOf(picture, 'withdrawn')]);
  const rejectAll = () =>
    first && approval.ask({ verdict: 'rejected', pictures: [first, ...others] });
  const actions: (false | [label: string, act: () => void, color?: 'error'])[] = [
    approval.canGive('approved') && ['Approve with a note…', () => approval.askFor('approved')],
    approvable.length > 1 && [
      `Approve all ${approvable.length} in this group`,
      () => approval.approveAll(),
    ],
    mayReject && ['Reject…', () => approval.askFor('rejected'), 'error'],
    mayReject && others.length > 0 && [`Reject all ${others.length + 1}…`, rejectAll, 'error'],
    isOwn &&
      isHere &&
      removal === undefined && [
        `Withdraw ${state === 'rejected' ? 'rejection' : 'approval'}`,
        withdraw,
      ],
  ];
  return (
    <Root aria-label="Verdict">
      <div>
        {approval.canGive('approved') && (
          <Button variant="contained" onClick={approval.approve}>
            Approve
          </Button>
        )}
        {actions.map(
          (action) =>
            action && (
              <OutlinedButton key={action[0]} onClick={action[1]} color={action[2] ?? 'primary'}>
                {action[0]}
              </OutlinedButton>
            ),
        )}
        <Button disabled={!approval.canUndo} onClick={() => void approval.undo()}>
          Undo
        </Button>
      </div>
      {verdict && (
        <p>
          <strong>{verdict.verdict === 'approved' ? 'Approved' : 'Rejected'}</strong>
          {` by ${verdict.by} on ${verdict.on}${verdict.note && ': '}`}
          {verdict.note && <q>{verdict.note}</q>}
          {verdict.at && `, at ${verdict.at.join(', ')} px`}
        </p>
      )}
      {removal !== undefined && <p>{removal}</p>}
      {approvals.map(
        ({ by, counts, why }) =>
          !counts && <p key={why}>{`The approval by ${by} does not count: ${why}.`}</p>,
      )}
      {reason && <p>{reason}</p>}
      {!picture.isRecorded && !source.saved && (
        <p>{`Not recorded yet. If it is meant to change: npm run test:stories -- --record ${picture.component}`}</p>
      )}
      {approval.problem && !approval.asks && <Alert severity="error">{approval.problem}</Alert>}
    </Root>
  );
}
