import { approvals, statusWords } from './approvals.ts';

/** Says how far the designers are with a component. */
export function ApprovalStatus({ component }: { component: string }) {
  const approval = approvals.get(component);
  if (!approval) return null;
  const { status, pictures, awaiting } = approval;
  return (
    <p>
      Status: <strong>{statusWords[status]}</strong>.{' '}
      {status === 'approved'
        ? 'A designer has approved every picture.'
        : `${awaiting} of ${pictures} pictures await a designer.`}
    </p>
  );
}
