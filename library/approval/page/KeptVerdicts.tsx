import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { whyNot } from '../rights.ts';
import type { Refusal, Review } from '../Review.types.ts';
import type { Approval } from './useApproval.ts';

const verbs = {
  approved: 'Approval',
  rejected: 'Rejection',
  recorded: 'Record',
  withdrawn: 'Withdrawal',
};
const SHOWN = 5;

/** Whether a verdict is about the picture as it is now, and may be given. */
const canSucceed = ({ judgement }: Refusal, review: Review) => {
  const picture = review.pictures.find(({ id }) => id === judgement.picture);
  return (
    picture?.now.pixels === judgement.pixels &&
    picture.now.words === judgement.words &&
    whyNot(judgement, picture, review) === undefined
  );
};

/** Verdicts that were not accepted: they stay here with their notes, so that nothing is lost. */
export function KeptVerdicts({ approval, review }: { approval: Approval; review: Review }) {
  const { kept } = approval;
  if (kept.length === 0) return null;
  const again = kept.filter((one) => canSucceed(one, review));
  return (
    <Alert
      severity="error"
      action={
        <>
          {again.length > 0 && (
            <Button
              color="inherit"
              onClick={() => approval.judge(again.map(({ judgement }) => judgement))}
            >
              Try again
            </Button>
          )}
          <Button color="inherit" onClick={approval.dismissKept}>
            Dismiss
          </Button>
        </>
      }
    >
      {kept.slice(0, SHOWN).map(({ judgement: { picture, verdict, note }, reason }) => (
        <div key={`${picture} ${verdict}`}>
          {`${verbs[verdict]} of ${picture} was not saved. ${reason}`}
          {note && ` Your note: “${note}”`}
        </div>
      ))}
      {kept.length > SHOWN && `And ${kept.length - SHOWN} more.`}
    </Alert>
  );
}
