import type { Approval } from '../../library/approval/repository/readStandings.ts';

declare const APPROVALS: Record<string, Approval>;
declare const AWAITING_DESIGNER: number;

/** How far the designers are with each component, as it was when Storybook was built. */
export const approvals: ReadonlyMap<string, Approval> = new Map(Object.entries(APPROVALS));

/** How many pictures no designer has approved, also of foundations, pages and the approval page. */
export const awaitingDesigner = AWAITING_DESIGNER;

/** A status as it is shown. */
export const statusText = ({ status }: Approval) =>
  status.charAt(0).toUpperCase() + status.slice(1);
