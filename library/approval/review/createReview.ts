import { dirname, join } from 'node:path';
import { diffLines } from 'diff';
import type { ChangedPicture } from '../causes/findCause.ts';
import { groupByCause } from '../causes/groupByCause.ts';
import { findBase } from '../repository/git.ts';
import { readLastCheck } from '../repository/lastCheck.ts';
import { readChangeAuthors, readDesigners, readPerson } from '../repository/people.ts';
import { splitPictureId } from '../repository/pictureId.ts';
import { readBasePictures, readChangedCode } from '../repository/readBase.ts';
import type { StoredPicture } from '../repository/recordedPictures.ts';
import { readStandings } from '../repository/readStandings.ts';
import { readStoryNames } from '../repository/storyNames.ts';
import {
  authorsOf,
  countingVerdict,
  isSameContent,
  readVerdicts,
  rowsFor,
} from '../repository/verdicts.ts';
import { isAmong } from '../rights.ts';
import type { Content, Picture, PictureState, Review, Verdict } from '../Review.types.ts';
import type { Pictures } from './Pictures.ts';

/** Where a review reads from. */
export interface ReviewOptions {
  /** The root of the repository. */
  root: string;
  /** The folder of the last check's results. */
  results: string;
  pictures: Pictures;
  /** Whether a picture that is approved belongs to the review. */
  showApproved?: (id: string) => boolean;
  /** Whether pictures belong to the review that have not changed and that nobody has judged. Defaults to true. */
  showAwaiting?: boolean;
}

/** The lines of words that were removed and added. */
const changedLines = (before: string, after: string) =>
  diffLines(before, after).flatMap(({ value, added, removed }) =>
    added || removed
      ? value
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => `${added ? '+' : '−'} ${line.trim()}`)
      : [],
  );

const byId = (one: StoredPicture, other: StoredPicture) => (one.id < other.id ? -1 : 1);

const stateOf = (
  verdict: Verdict | undefined,
  { isRecorded, isNew, hasBefore }: { isRecorded: boolean; isNew: boolean; hasBefore: boolean },
): PictureState => {
  if (verdict?.verdict === 'rejected') return 'rejected';
  if (!isRecorded) return isNew ? 'new' : 'changed';
  if (verdict?.verdict === 'approved') return 'approved';
  return verdict || hasBefore || isNew ? 'recorded' : 'awaiting';
};

/** Reads the repository: everything that is to be judged, by cause. */
export async function createReview(options: ReviewOptions): Promise<Review> {
  const { root, results, pictures, showApproved, showAwaiting = true } = options;
  const base = await findBase(root);
  const [designers, person, check, standings, code, basePicture, namesOf] = await Promise.all([
    readDesigners(root),
    readPerson(root),
    readLastCheck(results).catch((error: Error) => error.message),
    readStandings(root),
    readChangedCode(root, base),
    readBasePictures(root, base),
    readStoryNames(root),
  ]);
  const standingOf = new Map(standings.map((one) => [one.picture.id, one]));
  const isCheck = typeof check === 'object';
  const found = (isCheck ? check.pictures : []).filter((one) => {
    const standing = standingOf.get(one.id);
    return !standing || !isSameContent(standing.picture, one);
  });
  const changeAuthors = found.length > 0 ? await readChangeAuthors(root, base) : [];
  const all = new Map(
    [...standings.map(({ picture }) => picture), ...found]
      .toSorted(byId)
      .map((one) => [one.id, one]),
  );
  /** Verdicts on pictures that are not recorded: somebody may have rejected them. */
  const newRows = new Map<string, Verdict[]>();
  for (const { id, folder } of found) {
    if (standingOf.has(id)) continue;
    newRows.set(
      id,
      (await readVerdicts(root, folder)).filter(({ picture }) => picture === id),
    );
  }

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

  const describe = async (now: StoredPicture): Promise<Picture> => {
    const { id, folder, pixels, words } = now;
    pictures.keep(now);
    const standing = standingOf.get(id);
    const beside = standing?.picture;
    if (beside) pictures.keep(beside);
    const isRecorded = beside === now;
    const inBase = basePicture(now);
    const rows = standing?.rows ?? newRows.get(id) ?? [];
    const foundStanding = () => {
      const counting = rowsFor(rows, now);
      const by = authorsOf(counting, changeAuthors);
      return { authors: by, verdict: countingVerdict(counting, { designers, authors: by }) };
    };
    const { authors, verdict } = standing?.picture === now ? standing : foundStanding();
    const before = isRecorded ? inBase : beside;
    const recorded =
      before && !isSameContent(before, now) && (await pictures.fetch(before))
        ? { pixels: before.pixels, words: before.words }
        : undefined;
    const approved = await lastApproved(rows, now);
    const [rejectedBefore] = rows
      .filter((row) => row.verdict === 'rejected' && !isSameContent(row, now))
      .toSorted((one, other) => other.on.localeCompare(one.on));
    const isNew = isRecorded ? inBase === undefined && base !== undefined : beside === undefined;
    const old = recorded ?? approved;
    const state = stateOf(verdict, { isRecorded, isNew, hasBefore: old !== undefined });
    const { story, mode } = splitPictureId(id);
    const { component, storyName } = namesOf(id);
    return {
      id,
      story,
      mode,
      storyName,
      component: component ?? dirname(folder).split('/').at(-1) ?? folder,
      folder,
      state,
      now: { pixels, words },
      isRecorded,
      isNew,
      ...(recorded && { recorded }),
      ...(approved && { approved }),
      authors,
      ...(verdict && { verdict }),
      ...(rejectedBefore && { rejectedBefore }),
    };
  };

  const described: Picture[] = [];
  const changed = new Map<string, ChangedPicture>();
  for (const one of all.values()) {
    const picture = await describe(one);
    if (picture.state === 'approved' && !showApproved?.(picture.id)) continue;
    if (picture.state === 'awaiting' && !showAwaiting) continue;
    const before = picture.recorded ?? picture.approved;
    if (before) {
      const comparison = pictures.compare(before.pixels, picture.now.pixels);
      const { pixels, box, colours } = comparison;
      picture.difference = { pixels, box, colours };
      changed.set(picture.id, {
        id: picture.id,
        component: picture.component,
        componentFolder: dirname(picture.folder),
        comparison,
        changedWords: changedLines(pictures.text(before.words), pictures.text(picture.now.words)),
      });
    }
    described.push(picture);
  }

  const stories = new Set(described.map(({ story }) => story));
  const modes: Review['modes'] = {};
  for (const one of all.values()) {
    const { story, mode } = splitPictureId(one.id);
    if (!stories.has(story)) continue;
    pictures.keep(one);
    (modes[story] ??= []).push({ id: one.id, mode, pixels: one.pixels });
  }
  const contents = described.flatMap(({ now, recorded, approved }) =>
    [now, recorded, approved].filter((content) => content !== undefined),
  );
  const ids = [...contents, ...Object.values(modes).flat()].map(({ pixels }) => pixels);
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
    designers,
    pictures: described,
    groups: groupByCause(described, changed, code),
    modes,
    sizes: Object.fromEntries(ids.map((id) => [id, pictures.size(id)])),
    words: Object.fromEntries(contents.map(({ words }) => [words, pictures.text(words)])),
    notices,
  };
}
