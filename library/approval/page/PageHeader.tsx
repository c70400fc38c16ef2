import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isAmong } from '../rights.ts';
import type { Review } from '../Review.types.ts';
import { PersonForm } from './PersonForm.tsx';
import { groupsIn, leftIn } from './pictureWords.ts';
import { saveVerdicts } from './saveVerdicts.ts';
import type { Shown } from './Shown.ts';

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
    gap: theme.spacing(0.5, 3),
    '& > p:first-of-type': { flex: '1 1 20rem' },
  },
}));

/** What the person may do. */
function rights({ person, designers }: Review) {
  if (designers.length === 0) {
    return 'Nobody can approve yet: main names no designer. You can reject pictures.';
  }
  if (person === undefined) return undefined;
  return isAmong(person, designers)
    ? 'You can approve what somebody else changed.'
    : `You are not a designer that main names, so you cannot approve. You can reject pictures, and ask ${designers.join(' or ')}.`;
}

/** How much is left. */
function progressText(review: Review) {
  const [changes, never] = [leftIn(review, false), leftIn(review, true)];
  const left = changes === 1 ? '1 change left' : `${changes} changes left`;
  const parts = [
    groupsIn(review, false).length > 0 && left,
    never > 0 && `${never} never reviewed`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The name of the page, who judges, how far they are, and what they should know. */
export function PageHeader({ approval, review, source }: Shown) {
  const { saved } = source;
  const may = rights(review);
  return (
    <Root>
      <div>
        <h1>Approve pictures</h1>
        <p>{`${review.person ? `You are ${review.person}. ` : ''}${may ?? ''}`}</p>
        <p>{progressText(review)}</p>
      </div>
      {saved && !review.person && (
        <PersonForm onSubmit={async (one) => approval.setAnswer(await saved.setPerson(one))} />
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
          Send the file to the person who sent you this page. Until then your verdicts are only
          here.
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
