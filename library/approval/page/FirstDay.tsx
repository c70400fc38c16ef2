import Button from '@mui/material/Button';
import type { Review } from '../Review.types.ts';

/** How to become the first designer, on one screen. */
export function FirstDay({ review, onSkip }: { review: Review; onSkip: () => void }) {
  const person = review.person ?? 'Your Name <you@example.org>';
  return (
    <>
      <h1>Nobody can approve yet</h1>
      <p>
        A designer approves what components look like. Nobody is listed yet, so that no picture can
        be approved. To become the first one:
      </p>
      <ol>
        <li>
          List yourself in <code>library/approval/designers.json</code> on <code>main</code>:{' '}
          <pre>{JSON.stringify([person])}</pre>
        </li>
        <li>
          Let somebody else merge it: <code>main</code> says who may approve, and no branch.
        </li>
        <li>
          To prove that an approval is yours, list your SSH key in{' '}
          <code>library/approval/allowed_signers</code>, too, and sign your commits.
        </li>
        <li>
          Start <code>npm run approve</code> again. It shows what has changed first, and then takes
          you through each component.
        </li>
      </ol>
      <p>
        From then on, CI asks a designer about every picture that changes. Nobody approves a change
        of their own.
      </p>
      <div>
        <Button variant="contained" onClick={onSkip}>
          Look at the pictures
        </Button>
      </div>
    </>
  );
}
