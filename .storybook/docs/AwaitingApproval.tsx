import { approvals, awaitingDesigner, statusText } from './approvals.ts';
import { Facts } from './Facts.tsx';
import { pageOf, PageLink } from './PageLink.tsx';

/** What a designer still has to look at. */
export function AwaitingApproval() {
  return (
    <>
      <p>
        Pictures awaiting a designer: {awaitingDesigner}, those of foundations, pages and the
        approval page included. A component of which no picture was ever judged is a draft.
      </p>
      <Facts
        heads={['Component', 'State', 'Awaiting a designer', 'Pictures']}
        rows={[...approvals].map(([name, approval]) => [
          <PageLink key="name" path={pageOf(name)}>
            {name}
          </PageLink>,
          statusText(approval),
          approval.awaiting,
          approval.pictures,
        ])}
      />
    </>
  );
}
