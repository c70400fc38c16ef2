import { Facts } from './Facts.tsx';
import { pageOf, PageLink } from './PageLink.tsx';
import type { Approval } from '../../library/approval/repository/readStandings.ts';
import { statusWords } from './approvals.ts';

interface AwaitingApprovalProps {
  /** How many of all pictures no designer has approved. */
  awaiting: number;
  byComponent: ReadonlyMap<string, Approval>;
}

/** What a designer still has to look at. */
export function AwaitingApproval({ awaiting, byComponent }: AwaitingApprovalProps) {
  return (
    <>
      <p>
        {awaiting === 0
          ? 'A designer has approved every picture.'
          : `Pictures awaiting a designer: ${awaiting}. Foundations, pages and the approval page have pictures too; the table shows those of the components.`}{' '}
        A component of which no picture was ever judged is a draft.
      </p>
      <Facts
        heads={['Component', 'State', 'Awaiting a designer', 'Pictures']}
        rows={[...byComponent].map(([name, approval]) => [
          <PageLink key="name" path={pageOf(name)}>
            {name}
          </PageLink>,
          statusWords[approval.status],
          approval.awaiting,
          approval.pictures,
        ])}
      />
    </>
  );
}
