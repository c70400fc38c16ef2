import type { CauseGroup, Picture } from '../Review.types.ts';
import { findCause, type Cause, type ChangedCode, type ChangedPicture } from './findCause.ts';

const order = 'rejected token colour file geometry words other removed new awaiting'.split(' ');

/** The cause of a picture, by its state, or by how it differs. */
function causeOf(picture: Picture, changed: ChangedPicture | undefined, code: ChangedCode): Cause {
  const { component, state, isNew, now } = picture;
  if (state === 'rejected') {
    const detail = 'Each stays here until it changes, or its rejection is withdrawn.';
    return { kind: 'rejected', key: 'rejected', title: 'Rejected', detail };
  }
  if (changed) return findCause(changed, code);
  if (now.removed) {
    const detail = 'No story has these pictures any more: an approval means that they go.';
    return { kind: 'removed', key: `removed ${component}`, title: `Removed: ${component}`, detail };
  }
  if (state === 'new' || isNew) {
    const detail = 'These pictures have none before them.';
    return { kind: 'new', key: `new ${component}`, title: `New: ${component}`, detail };
  }
  const detail = 'Recorded, and approved by nobody yet.';
  return { kind: 'awaiting', key: `awaiting ${component}`, title: component, detail };
}

/** Sorts pictures into groups with the same cause. One that shares its geometry with none is set apart. */
export function groupByCause(
  pictures: readonly Picture[],
  changed: ReadonlyMap<string, ChangedPicture>,
  code: ChangedCode,
): CauseGroup[] {
  const causes = pictures.map((one) => ({ one, cause: causeOf(one, changed.get(one.id), code) }));
  const sharing = Map.groupBy(causes, ({ cause }) => cause.key);
  const groups = new Map<string, CauseGroup>();
  for (const { one, cause } of causes) {
    const isAlone = cause.kind === 'geometry' && sharing.get(cause.key)?.length === 1;
    const { key: id, ...rest } = isAlone
      ? {
          key: `other ${one.component}`,
          kind: 'other' as const,
          title: `${one.component}: other changes`,
          detail: 'Set apart: no cause that they share with another picture was found.',
        }
      : cause;
    const group = groups.get(id) ?? { id, ...rest, pictures: [] };
    groups.set(id, { ...group, pictures: [...group.pictures, one.id] });
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      // Those that were never judged stay in the order of their components.
      (one.kind === 'awaiting' ? 0 : other.pictures.length - one.pictures.length) ||
      (one.kind !== 'awaiting' && one.title < other.title ? -1 : 0),
  );
}
