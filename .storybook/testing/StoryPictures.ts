import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { touchMode, type Mode } from '../modes.ts';
import {
  readRecordedPicture,
  type StoredPicture,
} from '../../library/approval/repository/recordedPictures.ts';
import { writeFiles } from '../../library/approval/repository/writeFiles.ts';
import { compressPicture } from './compressPicture.ts';
import { filesOfPicture } from './filesOfPicture.ts';
import { openStory } from './openStory.ts';
import { readWords } from './readWords.ts';
import { showMode } from './showMode.ts';
import { takePicture, type PictureOptions } from './takePicture.ts';

/** Where the check leaves what is not as recorded, for the approval page. */
export const results = 'test-results/pictures';

/** A phone with a touch screen. */
export const touchScreen = { hasTouch: true, viewport: { width: 320, height: 640 } };

/** One compared picture, as the check writes it to test-results/pictures.json. */
export interface ComparedPicture {
  /** The file name without its ending. */
  id: string;
  story: string;
  /** The folder of the recorded picture. */
  folder: string;
  /** Unstable: two renders of the story do not agree. */
  state: 'same' | 'new' | 'changed' | 'unstable' | 'recorded';
}

/** What a check does with the pictures of all its stories. */
export interface PictureCheck {
  /** What has been compared so far. */
  compared: ComparedPicture[];
  /** Writes what differs beside the story. */
  isRecording?: boolean;
  /** Leaves out the other pictures of a story of which one differs. */
  stopsEarly?: boolean;
}

/** A story, and where and how its pictures are taken. */
export interface PicturedStory {
  id: string;
  /** The folder of its recorded pictures. */
  folder: string;
  options: PictureOptions;
  /** How the story is shown at first: the window and the colour scheme. */
  start: BrowserContextOptions;
}

/** What a mode of a story shows now, which is not as recorded. */
interface Difference {
  id: string;
  mode: Mode | undefined;
  recorded: StoredPicture | undefined;
  picture: Buffer;
  words: string;
}

const isTouched = ({ mode }: Difference) => mode === touchMode;

/**
 * Compares the pictures and the words of one story with those that are recorded beside it. What differs is rendered
 * again in a fresh page, and counts only if both agree.
 */
export class StoryPictures {
  readonly #faults: string[] = [];
  readonly #differences: Difference[] = [];
  readonly #story: PicturedStory;
  readonly #check: PictureCheck;

  constructor(story: PicturedStory, check: PictureCheck) {
    this.#story = story;
    this.#check = check;
  }

  /**
   * Does a part of the check. An error in it keeps no other picture from being compared: `finish` throws it.
   * @param mode in which the story is looked at; undefined for the story as it is.
   */
  async attempt(mode: Mode | undefined, act: () => Promise<void>) {
    if (this.#check.stopsEarly && this.#faults.length + this.#differences.length > 0) return;
    try {
      await act();
    } catch (error) {
      const { name, message }: Partial<Error> = Object(error);
      // A page that does not load in time says nothing about the story.
      if (name === 'TimeoutError') throw error;
      this.#faults.push(`${this.#idIn(mode)}: ${message}`);
    }
  }

  /** Compares one picture of the story, which the page shows in this mode. */
  async compare(page: Page, mode?: Mode) {
    const id = this.#idIn(mode);
    const { folder, options } = this.#story;
    const recorded = await readRecordedPicture(process.cwd(), folder, id);
    const { picture, isExpected } = await takePicture(page, options, recorded?.png);
    const words = await readWords(page);
    if (isExpected && words === recorded?.text) this.#note(id, 'same');
    else this.#differences.push({ id, mode, recorded, picture, words });
  }

  /**
   * Looks again at what differs.
   * @throws when a picture of the story is not as recorded, or a part of the check has failed.
   */
  async finish(page: Page) {
    const { id, options, start } = this.#story;
    for (const differences of Map.groupBy(this.#differences, isTouched).values()) {
      const device = differences.some(isTouched) ? touchScreen : start;
      await openStory(page, id, device, async (fresh) => {
        for (const difference of differences) {
          const { mode, picture, words } = difference;
          if (mode && mode !== touchMode) await showMode(fresh, mode);
          const { picture: again, isExpected } = await takePicture(fresh, options, picture);
          const wordsAgain = await readWords(fresh);
          if (!isExpected || wordsAgain !== words) {
            await this.#report(difference, 'unstable');
            await writeFile(join(results, `${difference.id}-again.png`), again);
          } else if (this.#check.isRecording) await this.#record(difference);
          else await this.#report(difference, difference.recorded ? 'changed' : 'new');
          if (device.viewport) await fresh.setViewportSize(device.viewport);
        }
      });
    }
    if (this.#faults.length === 0) return;
    throw new Error(this.#faults.join('\n'));
  }

  #idIn(mode: Mode | undefined) {
    return mode ? `${this.#story.id}--${mode.name}` : this.#story.id;
  }

  #note(id: string, state: ComparedPicture['state']) {
    const { id: story, folder } = this.#story;
    this.#check.compared.push({ id, story, folder, state });
  }

  async #record({ id, picture, words }: Difference) {
    const root = process.cwd();
    const { folder } = this.#story;
    const png = compressPicture(picture);
    await writeFiles(root, await filesOfPicture(root, { id, folder, png, text: words }));
    this.#note(id, 'recorded');
  }

  async #report({ id, picture, words }: Difference, state: ComparedPicture['state']) {
    await mkdir(results, { recursive: true });
    await writeFile(join(results, `${id}.png`), compressPicture(picture));
    await writeFile(join(results, `${id}.txt`), words);
    this.#note(id, state);
    this.#faults.push(`${id}: ${state}`);
  }
}
