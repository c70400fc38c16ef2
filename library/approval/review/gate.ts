import { isAmong } from '../rights.ts';
import type { Picture, PictureState, Review } from '../Review.types.ts';

const words: Record<PictureState, string> = {
  new: 'new, not recorded',
  changed: 'changed, not recorded',
  recorded: 'not approved',
  awaiting: 'not approved',
  rejected: 'rejected',
  approved: 'approved, not recorded',
};

const isApproved = ({ state, isRecorded, approvals }: Picture) =>
  state === 'approved' &&
  isRecorded &&
  approvals.some(({ counts, isCommitted }) => counts && isCommitted);

function linesOf(picture: Picture): string[] {
  const { component, id, state, isRecorded, approvals, verdict, approved } = picture;
  const says = state === 'approved' && isRecorded ? 'approved' : words[state];
  return [
    `${component}  ${id}  ${says}`,
    ...(verdict?.verdict === 'rejected' ? [`  Rejected by ${verdict.by}: ${verdict.note}`] : []),
    ...approvals.map(
      ({ by, counts, isCommitted, why }) =>
        `  The approval by ${by} ${counts && isCommitted ? 'counts' : 'does not count'}: ${why}.`,
    ),
    ...(approved && approvals.length === 0 ? ['  It changed after it was approved.'] : []),
  ];
}

/**
 * Whether every picture of a review is approved, in lines: how each picture stands, why each approval counts or does not,
 * and whom to ask.
 */
export function gate({ pictures, notices, designers }: Review): {
  lines: string[];
  passes: boolean;
} {
  const open = pictures.filter((picture) => !isApproved(picture));
  const authors = open.flatMap((picture) => picture.authors);
  const others = designers.filter((one) => !isAmong(one, authors));
  const ask =
    designers.length === 0
      ? 'Main names no designer: library/approval/designers.json says who may approve.'
      : `Ask ${(others.length > 0 ? others : designers).join(' or ')} to run npm run approve, and to commit the verdicts.`;
  return {
    lines: [
      ...pictures.flatMap(linesOf),
      ...notices,
      ...(open.length > 0 ? [`Not approved: ${open.length} of ${pictures.length}. ${ask}`] : []),
      ...(open.length + notices.length === 0 ? [`Approved: ${pictures.length}.`] : []),
    ],
    passes: open.length + notices.length === 0,
  };
}
