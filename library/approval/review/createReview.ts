import { dirname, join } from 'node:path';
import type { ChangedPicture } from '../causes/findCause.ts';
import { groupByCause } from '../causes/groupByCause.ts';
import { readPerson } from '../repository/changers.ts';
import { blobId } from '../repository/git.ts';
import { readLastCheck } from '../repository/lastCheck.ts';
import { readMain } from '../repository/mainBranch.ts';
import { splitPictureId } from '../repository/pictureId.ts';
import { readBasePictures, readChangedCode } from '../repository/readBase.ts';
import { readRecordedPictures, type RecordedContent } from '../repository/recordedPictures.ts';
import { readStandings, type Standing } from '../repository/readStandings.ts';
import { readStoryNames } from '../repository/storyNames.ts';
import { isSameContent } from '../rows.ts';
import { isAmong } from '../rights.ts';
import type { Content, Picture, Review, Verdict } from '../Review.types.ts';
import { wordChanges } from '../wordChanges.ts';
import type { Pictures } from './Pictures.ts';

/** Where a review reads from. */
export interface ReviewOptions {
  /** The root of the repository. */
  root: string;
  /** The folder of the last check's results. */
  results: string;
  pictures: Pictures;
  /** The branch into which the changes are to be merged. Defaults to main. */
  main?: string | undefined;
  /** Whether a picture belongs to the review. By default those do that are not approved. */
  shows?: (picture: Picture) => boolean;
}

/** Reads the repository: everything that is to be judged, by cause. */
export async function createReview(options: ReviewOptions): Promise<Review> {
  const { root, results, pictures, shows = ({ state }) => state !== 'approved' } = options;
  const main = await readMain(root, options.main);
  const { base, commit, designers } = main;
  const [person, check, recordedNow, code, basePictures, namesOf] = await Promise.all([
    readPerson(root, main),
    readLastCheck(results).catch((error: Error) => error.message),
    readRecordedPictures(root),
    readChangedCode(root, base),
    readBasePictures(root, base),
    readStoryNames(root),
  ]);
  const recordedById = new Map(recordedNow.map((one) => [one.id, one]));
  const isCheck = typeof check === 'object';
  const all = new Map<string, RecordedContent>(recordedById);
  for (const found of isCheck ? check.pictures : []) {
    const beside = recordedById.get(found.id);
    pictures.keep(found);
    if (!beside || !isSameContent(beside, found))
      all.set(found.id, { ...found, isRecorded: false });
  }
  for (const one of recordedNow) pictures.keep(one);
  const noWords = blobId('');
  for (const { words = noWords, ...one } of basePictures.values()) {
    if (all.has(one.id)) continue;
    const removed = { ...one, words, removed: true } as const;
    await pictures.fetch(removed);
    all.set(one.id, removed);
  }
  // As Storybook lists the stories: what a component is first, then its states, each with its modes.
  const ordered = [...all.values()].toSorted(
    (one, other) =>
      namesOf(one.id).position - namesOf(other.id).position || (one.id < other.id ? -1 : 1),
  );
  const standings = await readStandings(root, main, ordered);

  /** What a designer approved last, if it is something else than now and still in the repository. */
  const lastApproved = async (rows: readonly Verdict[], now: Content) => {
    const approvals = rows.filter(
      (row) => row.verdict === 'approved' && isAmong(row.by, designers) && !isSameContent(row, now),
    );
    for (const { pixels, words } of approvals.toReversed()) {
      if (await pictures.fetch({ pixels, words })) return { pixels, words };
    }
    return undefined;
  };

  const describe = async ({
    picture: now,
    rows,
    authors,
    approvals,
    verdict,
    removal,
  }: Standing): Promise<Picture> => {
    const { id, folder, pixels, words, removed, isRecorded = true } = now;
    const beside = recordedById.get(id);
    const inBase = basePictures.get(id);
    const before = isRecorded ? inBase : beside;
    const then = before && { pixels: before.pixels, words: before.words ?? words };
    // What a removed picture was is what there is to see of it.
    const recorded =
      then && !removed && !isSameContent(then, now) && (await pictures.fetch(then))
        ? then
        : undefined;
    const approved = removed ? undefined : await lastApproved(rows, now);
    const [rejectedBefore] = rows
      .filter((row) => row.verdict === 'rejected' && !isSameContent(row, now))
      .toSorted((one, other) => other.on.localeCompare(one.on));
    const isNew = isRecorded ? inBase === undefined && base !== undefined : beside === undefined;
    const old = recorded ?? approved;
    const kept = removed ? 'removed' : old || isNew ? 'recorded' : 'awaiting';
    const unjudged = isRecorded ? kept : isNew ? 'new' : 'changed';
    const { story, mode } = splitPictureId(id);
    const { component, storyName } = namesOf(id);
    return {
      id,
      story,
      mode,
      storyName,
      component: component ?? dirname(folder).split('/').at(-1) ?? folder,
      folder,
      state: verdict?.verdict ?? unjudged,
      now: { pixels, words, ...(removed && { removed }) },
      isRecorded,
      isNew,
      isChanged: !(isRecorded && then && isSameContent(then, now)),
      ...(recorded && { recorded }),
      ...(approved && { approved }),
      authors,
      approvals,
      ...(verdict && { verdict }),
      ...(removal !== undefined && { removal }),
      ...(rejectedBefore && { rejectedBefore }),
    };
  };

  const described: Picture[] = [];
  const changed = new Map<string, ChangedPicture>();
  for (const standing of standings) {
    const picture = await describe(standing);
    if (!shows(picture)) continue;
    const before = picture.recorded ?? picture.approved;
    if (before) {
      const comparison = pictures.compare(before.pixels, picture.now.pixels);
      const { pixels, box, boxes, colours } = comparison;
      picture.difference = { pixels, box, boxes, colours };
      changed.set(picture.id, {
        id: picture.id,
        component: picture.component,
        componentFolder: dirname(picture.folder),
        comparison,
        changedWords: wordChanges(pictures.text(before.words), pictures.text(picture.now.words)),
      });
    }
    described.push(picture);
  }

  const contents = described.flatMap(({ now, recorded, approved }) =>
    [now, recorded, approved].filter((content) => content !== undefined),
  );
  const ids = contents.map(({ pixels }) => pixels);
  const notices = [
    // A broken check must not keep anybody from judging what is recorded.
    ...(typeof check === 'string' ? [check] : []),
    ...(check !== undefined
      ? []
      : [
          `No check was found in ${join(results, 'pictures.json')}: run npm run test:stories to see what changed. Recorded pictures are shown without it.`,
        ]),
    ...(isCheck && check.unstable.length > 0
      ? [
          `These pictures came out differently in two renders, so they cannot be judged: ${check.unstable.join(', ')}.`,
        ]
      : []),
  ];
  return {
    ...(person !== undefined && { person }),
    ...(commit !== undefined && { main: commit }),
    designers,
    pictures: described,
    groups: groupByCause(described, changed, code),
    sizes: Object.fromEntries(ids.map((id) => [id, pictures.size(id)])),
    words: Object.fromEntries(contents.map(({ words }) => [words, pictures.text(words)])),
    notices,
  };
}
