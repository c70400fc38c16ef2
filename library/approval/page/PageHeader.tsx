import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isAmong } from '../rights.ts';
import type { Review } from '../Review.types.ts';
import { PersonForm } from './PersonForm.tsx';
import { progressOf } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';
import { saveVerdicts } from './saveVerdicts.ts';
import type { Approval } from './useApproval.ts';

const Root = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& h1': { ...theme.typography.h4, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 3),
  },
}));

/** What the person may do. */
function rights({ person, designers, isSaved }: Review) {
  const others = isSaved ? 'reject pictures' : 'record changes with a reason, and reject pictures';
  if (designers.length === 0) {
    return `Nobody can approve yet: main names no designer. You can ${others}.`;
  }
  if (person === undefined) return undefined;
  return isAmong(person, designers)
    ? 'You are a designer: you can approve what somebody else changed.'
    : `You are not a designer that main names, so you cannot approve. You can ${others}.`;
}

/** How far the judging is. */
function progressText(review: Review) {
  const { changes, first } = progressOf(review);
  const waiting = first.total - first.judged;
  return [
    changes.total > 0 && `${changes.judged} of ${changes.total} changes judged`,
    first.total > 0 && `${waiting} of ${first.total} still await a first verdict`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The name of the page, who judges, how far they are, and what they should know. */
export function PageHeader({
  approval,
  review,
  source,
}: {
  approval: Approval;
  review: Review;
  source: ReviewSource;
}) {
  const { saved } = source;
  const may = rights(review);
  return (
    <Root>
      <div>
        <h1>Approve pictures</h1>
        <p>{progressText(review)}</p>
      </div>
      {review.person && <p>{`You are ${review.person}. ${may ?? ''}`}</p>}
      {!review.person && may && <p>{may}</p>}
      {!review.person && !saved && (
        <Alert severity="warning">
          Nobody can judge: git does not know who you are. Set user.name and user.email, then load
          this page again.
        </Alert>
      )}
      {saved && (
        <PersonForm
          person={review.person}
          onSubmit={async (person) => approval.setAnswer(await saved.setPerson(person))}
        />
      )}
      {saved && (
        <p>
          <Button
            variant="outlined"
            disabled={saved.verdicts().length === 0}
            onClick={() => saveVerdicts(saved.verdicts())}
          >
            Save verdicts as a file
          </Button>{' '}
          Send the file back to whoever sent you this page: until then your verdicts are only here.
        </p>
      )}
      {review.notices.map((notice) => (
        <Alert key={notice} severity="info">
          {notice}
        </Alert>
      ))}
    </Root>
  );
}
