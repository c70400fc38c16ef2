import type { TestContext } from '@storybook/test-runner';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import type { Mode } from '../modes.ts';
import { filesOfPicture } from '../../library/approval/review/savePicture.ts';
import { writeFiles } from '../../library/approval/repository/writeFiles.ts';
import { compressPicture } from './compressPicture.ts';
import { openStory } from './openStory.ts';
import { readWords } from './readWords.ts';
import { samePixels } from './samePixels.ts';
import { showMode } from './showMode.ts';
import { takePicture, type PictureOptions } from './takePicture.ts';

/** Where the check leaves what is not as recorded, for the approval page. */
export const results = 'test-results/pictures';

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

interface Rendering {
  picture: Buffer;
  words: string;
}

const isSame = (one: Rendering, other: Partial<Rendering>) =>
  one.words === other.words &&
  other.picture !== undefined &&
  samePixels(one.picture, other.picture);

const readable = async (file: string) => readFile(file).catch(() => undefined);

/** Without a stack: where it was thrown says nothing about the story. */
class PictureError extends Error {
  override stack = this.message;
}

/**
 * Compares the pictures and the words of one story with those that are recorded beside it. What differs is rendered
 * again in a fresh page, and counts only if both agree.
 */
export class StoryPictures {
  readonly #compared: ComparedPicture[] = [];
  readonly #differences: string[] = [];
  readonly #story: TestContext;
  readonly #folder: string;
  readonly #options: PictureOptions;
  readonly #start: BrowserContextOptions;

  /**
   * @param folder where the recorded pictures are.
   * @param start how the story is shown at first: the window and the colour scheme.
   */
  constructor(
    story: TestContext,
    folder: string,
    start: BrowserContextOptions,
    options: PictureOptions,
  ) {
    this.#story = story;
    this.#folder = folder;
    this.#start = start;
    this.#options = options;
  }

  /**
   * Does a part of the check. An error in it keeps no other picture from being compared: `finish` throws it.
   * @param mode in which the story is looked at.
   */
  async attempt(mode: Mode | undefined, act: () => Promise<void>) {
    if (process.env['STOP_AT_FIRST_DIFFERENCE'] && this.#differences.length > 0) return;
    try {
      await act();
    } catch (error) {
      const { name, message }: Partial<Error> = Object(error);
      // A page that does not load in time says nothing about the story.
      if (name === 'TimeoutError') throw error;
      this.#differences.push(`${this.#idIn(mode)}: ${message}`);
    }
  }

  /**
   * Compares one picture of the story, which the page shows in this mode.
   * @param page shows the story. With a touch screen, a fresh page has one as well.
   */
  async compare(page: Page, mode?: Mode, isTouch = false) {
    const { id: story } = this.#story;
    const id = this.#idIn(mode);
    const recorded = await this.#recorded(id);
    const now = await this.#render(page, recorded.picture);
    if (isSame(now, recorded)) {
      this.#compared.push({ id, story, folder: this.#folder, state: 'same' });
      return;
    }
    const again = await openStory(
      page,
      story,
      { ...this.#start, hasTouch: isTouch },
      async (fresh) => {
        if (mode && !isTouch) await showMode(fresh, mode);
        if (isTouch) await fresh.setViewportSize(sizeOf(page));
        return this.#render(fresh);
      },
    );
    const isStable = isSame(again, now);
    const isRecorded = isStable && process.env['RECORD_PICTURES'] !== undefined;
    const difference = recorded.picture ? 'changed' : 'new';
    const state = isRecorded ? 'recorded' : isStable ? difference : 'unstable';
    this.#compared.push({ id, story, folder: this.#folder, state });
    const png = compressPicture(now.picture);
    if (isRecorded) {
      const files = { id, folder: this.#folder, png, text: now.words };
      await writeFiles(process.cwd(), await filesOfPicture(process.cwd(), files));
      return;
    }
    await mkdir(results, { recursive: true });
    await writeFile(join(results, `${id}.png`), png);
    await writeFile(join(results, `${id}.txt`), now.words);
    if (!isStable) await writeFile(join(results, `${id}-again.png`), again.picture);
    const words = isStable
      ? changedLines(recorded.words, now.words)
      : changedLines(now.words, again.words);
    this.#differences.push(`${id}: ${state}${words && `, its words too:\n${words}`}`);
  }

  /** Saves the results. @throws when a picture of the story is not as recorded, or a part of the check has failed. */
  async finish() {
    const compared = Buffer.from(JSON.stringify(this.#compared));
    // As a whole, because the progress of the check is read meanwhile.
    await writeFiles(process.cwd(), new Map([[`${results}/${this.#story.id}.json`, compared]]));
    if (this.#differences.length === 0) return;
    throw new PictureError(
      `Pictures of this story differ, or fail a check. Look at them with: npm run approve. If they are meant to change, record those of a component with: npm run test:stories -- --record <Component>\n${this.#differences.join('\n')}`,
    );
  }

  #idIn(mode: Mode | undefined) {
    return mode ? `${this.#story.id}--${mode.name}` : this.#story.id;
  }

  async #recorded(id: string): Promise<Partial<Rendering>> {
    const own = await readable(join(this.#folder, `${id}.txt`));
    // A mode that says what its story says has no words of its own.
    const words = own ?? (await readable(join(this.#folder, `${this.#story.id}.txt`)));
    const picture = await readable(join(this.#folder, `${id}.png`));
    return { ...(picture && { picture }), ...(words && { words: words.toString() }) };
  }

  async #render(page: Page, expected?: Buffer): Promise<Rendering> {
    const picture = await takePicture(page, this.#options, expected);
    return { picture, words: await readWords(page) };
  }
}

const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

/** The lines that only one of the texts has, at most twenty. */
function changedLines(before = '', after = ''): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
  return [...gone, ...come].slice(0, 20).join('\n');
}
