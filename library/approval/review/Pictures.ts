import { PNG } from 'pngjs';
import { comparePixels, type Comparison } from '../causes/comparePixels.ts';
import { readBlob } from '../repository/git.ts';
import type { StoredPicture } from '../repository/recordedPictures.ts';

/** The pictures of a repository by their blob ids, and how they differ: both stay the same while files change. */
export class Pictures {
  readonly #root: string;
  readonly #pngs = new Map<string, Buffer>();
  readonly #texts = new Map<string, string>();
  readonly #comparisons = new Map<string, Comparison>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Keeps what was read from files. */
  keep({ pixels, png, words, text }: StoredPicture): void {
    this.#pngs.set(pixels, png);
    this.#texts.set(words, text);
  }

  /** The bytes of a picture that this program has read, or undefined. */
  png(id: string): Buffer | undefined {
    return this.#pngs.get(id);
  }

  /** The words that this program has read, or none. */
  text(id: string): string {
    return this.#texts.get(id) ?? '';
  }

  /** Brings a picture and its words back from git. @returns whether the repository has the picture. */
  async fetch({ pixels, words }: { pixels: string; words: string }): Promise<boolean> {
    const text = this.#texts.has(words) ? undefined : await readBlob(this.#root, words);
    if (text) this.#texts.set(words, text.toString());
    const png = this.#pngs.get(pixels) ?? (await readBlob(this.#root, pixels));
    if (png) this.#pngs.set(pixels, png);
    return png !== undefined;
  }

  /** Width and height in px, which stand at the beginning of a PNG file. */
  size(id: string): [width: number, height: number] {
    const png = this.#pngs.get(id);
    return png && png.length > 24 ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [0, 0];
  }

  /** How two pictures differ. */
  compare(before: string, after: string): Comparison {
    const key = `${before} ${after}`;
    const known = this.#comparisons.get(key);
    if (known) return known;
    const decode = (id: string) => {
      try {
        return PNG.sync.read(this.#pngs.get(id) ?? Buffer.alloc(0));
      } catch {
        throw new Error(`A picture is no PNG: its git blob id is ${id}.`);
      }
    };
    const comparison = comparePixels(decode(before), decode(after));
    this.#comparisons.set(key, comparison);
    return comparison;
  }
}
