import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ComparedPicture } from '../../.storybook/testing/StoryPictures.ts';
import { splitPictureId } from '../../library/approval/repository/pictureId.ts';

/** The most that the pictures of one component may weigh together, and those of one page, in kB. */
const budget = { component: 1300, page: 1910 };

/** Why pictures are the same as another one, by the beginning of their names. */
const alike: Record<string, string> = {
  'components-errorscreen--the-photo-does-not-load': 'Then it looks as without a photo.',
  'components-loadingspinner--loading--': 'It has no density, and few colours.',
  'pages-loginpage--checking-the-session': 'Each page shows the same spinner.',
  'pages-loginpage--sign-in-cannot-be-reached': 'Each page shows the same screen.',
  'pages-homepage--checking-the-session': 'Each page shows the same spinner.',
  'pages-homepage--sign-in-cannot-be-reached': 'Each page shows the same screen.',
};

const recorded = (root: string, endings: string) =>
  globSync(`{library,app/client}/**/__image_snapshots__/*.${endings}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).toSorted();

/**
 * Finds recorded pictures and words of which no story has a picture any more.
 * @param compared what all stories have compared.
 * @param removes deletes them instead.
 */
export async function findOrphans(
  root: string,
  compared: readonly ComparedPicture[],
  removes: boolean,
): Promise<string[]> {
  const expected = new Set(compared.map(({ folder, id }) => join(folder, id)));
  const orphans = recorded(root, '{png,txt}').filter(
    (file) => !expected.has(file.replace(/\.\w+$/, '')),
  );
  if (removes) await Promise.all(orphans.map(async (file) => rm(join(root, file))));
  return removes
    ? []
    : orphans.map(
        (file) =>
          `${file} belongs to no story any more: delete it, or run npm run test:stories -- --record.`,
      );
}

const isKnown = (id: string) => Object.keys(alike).some((start) => id.startsWith(start));

/** Finds recorded pictures that are the same, and of which no reason is known. */
export function findDuplicates(root: string): string[] {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
  return [...Map.groupBy(recorded(root, 'png'), hash).values()]
    .map((files) => files.map((file) => basename(file, '.png')))
    .filter((ids) => ids.filter((id) => !isKnown(id)).length > 1)
    .map(
      (ids) =>
        `${ids.join(' and ')} have the same picture: let each show what its name says, remove one, or give the reason in scripts/test/pictureRules.ts.`,
    );
}

interface RecordedPicture {
  /** Its component or page, as in its name. */
  owner: string;
  story: string;
  kilobytes: number;
}

function weigh(owner: string, pictures: readonly RecordedPicture[]) {
  const most = owner.startsWith('components-') ? budget.component : budget.page;
  const weight = pictures.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const cost = Math.round(weight / new Set(pictures.map(({ story }) => story)).size);
  const left = Math.round(most - weight);
  const says = `${owner} has ${Math.round(weight)} kB of pictures, of at most ${most}; a story with its modes costs ${cost} kB there`;
  return { weight, left, says };
}

/** Finds components and pages whose pictures weigh more than they may, and prints which has the least left. */
export function findOverBudget(root: string): string[] {
  const pictures = recorded(root, 'png').map((file): RecordedPicture => {
    const { story } = splitPictureId(basename(file, '.png'));
    const [owner = ''] = story.split('--');
    return { owner, story, kilobytes: statSync(join(root, file)).size / 1000 };
  });
  const weights = [...Map.groupBy(pictures, ({ owner }) => owner)]
    .map(([owner, own]) => weigh(owner, own))
    .toSorted((one, other) => one.left - other.left);
  const megabytes = weights.reduce((sum, { weight }) => sum + weight, 0) / 1000;
  const [fullest] = weights;
  console.log(
    `The ${pictures.length} recorded pictures weigh ${megabytes.toFixed(1)} MB. ${fullest?.says}, and ${fullest?.left} kB are left.`,
  );
  return weights
    .filter(({ left }) => left < 0)
    .map(
      ({ left, says }) =>
        `${says}, and ${-left} kB are too many: leave a story or its modes out, or show less with the tag \`window\`.`,
    );
}
