import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Approval } from './useApproval.ts';

const verbs = {
  approved: 'Approval',
  rejected: 'Rejection',
  recorded: 'Record',
  withdrawn: 'Withdrawal',
};
const SHOWN = 5;

/** Verdicts that were not accepted: they stay here with their notes, so that nothing is lost. */
export function KeptVerdicts({ approval }: { approval: Approval }) {
  const { kept } = approval;
  if (kept.length === 0) return null;
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button
            color="inherit"
            onClick={() => approval.judge(kept.map(({ judgement }) => judgement))}
          >
            Try again
          </Button>
          <Button color="inherit" onClick={approval.dismissKept}>
            Dismiss
          </Button>
        </>
      }
    >
      {kept.slice(0, SHOWN).map(({ judgement: { picture, verdict, note }, reason }) => (
        <div key={picture}>
          {`${verbs[verdict]} of ${picture} was not saved. ${reason}`}
          {note && ` Your note: “${note}”`}
        </div>
      ))}
      {kept.length > SHOWN && `And ${kept.length - SHOWN} more.`}
    </Alert>
  );
}
