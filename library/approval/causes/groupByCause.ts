import type { CauseGroup, Picture } from '../Review.types.ts';
import { findCause, type Cause, type ChangedCode, type ChangedPicture } from './findCause.ts';

const order: CauseGroup['kind'][] = [
  'rejected',
  'token',
  'colour',
  'file',
  'geometry',
  'words',
  'other',
  'new',
  'awaiting',
];

/** The cause of a picture, by its state, or by how it differs. */
function causeOf(picture: Picture, changed: ChangedPicture | undefined, code: ChangedCode): Cause {
  const { component, state } = picture;
  if (state === 'rejected') {
    const detail = 'Each stays here until it changes, or its rejection is withdrawn.';
    return { kind: 'rejected', key: 'rejected', title: 'Rejected', detail };
  }
  if (changed) return findCause(changed, code);
  const [kind, title, detail]: [CauseGroup['kind'], string, string] =
    picture.state === 'new' || picture.isNew
      ? ['new', 'New', 'These pictures have none before them.']
      : ['awaiting', 'Awaiting a designer', 'Recorded, and approved by nobody yet.'];
  return { kind, key: `${kind} ${component}`, title: `${title}: ${component}`, detail };
}

/** Sorts pictures into groups with the same cause. One that shares its geometry with none is set apart. */
export function groupByCause(
  pictures: readonly Picture[],
  changed: ReadonlyMap<string, ChangedPicture>,
  code: ChangedCode,
): CauseGroup[] {
  const groups = new Map<string, CauseGroup>();
  for (const picture of pictures) {
    const { key, ...cause } = causeOf(picture, changed.get(picture.id), code);
    const group = groups.get(key) ?? { id: key, ...cause, pictures: [] };
    group.pictures.push(picture.id);
    groups.set(key, group);
  }
  const settled = new Map<string, CauseGroup>();
  for (const group of groups.values()) {
    const [id = ''] = group.pictures;
    const isAlone = group.kind === 'geometry' && group.pictures.length === 1;
    const component = changed.get(id)?.component ?? '';
    const one: CauseGroup = isAlone
      ? {
          id: `other ${component}`,
          kind: 'other',
          title: `${component}: other changes`,
          detail: 'Set apart: no cause that they share with another picture was found.',
          pictures: [],
        }
      : { ...group, pictures: [] };
    const target = settled.get(one.id) ?? one;
    target.pictures.push(...group.pictures);
    settled.set(one.id, target);
  }
  return [...settled.values()].toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      other.pictures.length - one.pictures.length ||
      (one.title < other.title ? -1 : 1),
  );
}
