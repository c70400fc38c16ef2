import { isAmong } from '../rights.ts';
import type { Picture, PictureState, Review } from '../Review.types.ts';

const words: Record<PictureState, string> = {
  new: 'new, not recorded',
  changed: 'changed, not recorded',
  recorded: 'not approved',
  removed: 'removed, not approved',
  awaiting: 'not approved',
  rejected: 'rejected',
  approved: 'approved, not recorded',
};

const isApproved = ({ state, isRecorded, approvals }: Picture) =>
  state === 'approved' &&
  isRecorded &&
  approvals.some(({ counts, isCommitted }) => counts && isCommitted);

function linesOf(picture: Picture, designers: readonly string[]): string[] {
  const { component, id, state, isRecorded, approvals, verdict, removal, approved } = picture;
  const says = state === 'approved' && isRecorded ? 'approved' : words[state];
  return [
    `${component}  ${id}  ${says}`,
    ...(verdict?.verdict === 'rejected' ? [`  Rejected by ${verdict.by}: ${verdict.note}`] : []),
    ...(removal === undefined ? [] : [`  ${removal}`]),
    ...approvals.map(
      ({ by, counts, isCommitted, why }) =>
        `  The approval by ${by} ${counts && isCommitted ? 'counts' : 'does not count'}: ${why}.`,
    ),
    ...(designers.length > 0 && hasOnlyAuthors(designers, picture) && !isApproved(picture)
      ? ['  Every designer is an author of this change, and none of them can approve it.']
      : []),
    ...(approved && approvals.length === 0 ? ['  It changed after it was approved.'] : []),
  ];
}

const hasOnlyAuthors = (designers: readonly string[], { authors }: Picture) =>
  designers.every((one) => isAmong(one, authors));

/** Whom to ask for approvals, and what to do about pictures that every designer has changed. */
function whomToAsk(open: readonly Picture[], designers: readonly string[]): string {
  if (designers.length === 0) {
    return 'Main names no designer: library/approval/designers.json says who may approve.';
  }
  const askable = open.filter((picture) => !hasOnlyAuthors(designers, picture));
  const stuck = open.length - askable.length;
  const all = designers.filter((one) => askable.every(({ authors }) => !isAmong(one, authors)));
  const some = designers.filter((one) => askable.some(({ authors }) => !isAmong(one, authors)));
  const asked = all.length > 0 ? all.join(' or ') : some.join(' and ');
  return [
    ...(askable.length > 0
      ? [`Ask ${asked} to run npm run approve, and to commit the verdicts.`]
      : []),
    ...(stuck > 0
      ? [
          `Nobody can approve ${stuck} of them until library/approval/designers.json of main names another designer.`,
        ]
      : []),
  ].join(' ');
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
  const passes = open.length + notices.length === 0;
  const undecided =
    open.length > 0
      ? `${open.length} of ${pictures.length}. ${whomToAsk(open, designers)}`
      : 'without a complete check, nobody knows what changed.';
  return {
    lines: [
      ...pictures.flatMap((picture) => linesOf(picture, designers)),
      ...notices,
      passes ? `Approved: ${pictures.length}.` : `Not approved: ${undecided}`,
    ],
    passes,
  };
}
