const letters = ['{', '}', '"', '(', ':', '$', '\\', '\u0000', '\ud800', 'é', '🥚', 'a', '0', ' ', '\n', '[', '...', '@skip', '#', "'", '\u202e', '\ufeff', '&', '%', ';', '/', '=']; // prettier-ignore
const values: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  '',
  'x',
  '1',
  [],
  [[]],
  {},
  { a: 1 },
  '2026-11-20',
  '9'.repeat(300),
  '\ud800',
  'a'.repeat(24),
];

/** Random texts, values and bytes. */
export class Junk {
  readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  /** Returns a whole number from 0, below this one. */
  below(most: number): number {
    return Math.floor(this.random() * most);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  text(): string {
    return Array.from({ length: this.below(40) }, () => this.pick(letters)).join('');
  }

  value(): unknown {
    return this.random() < 0.3 ? this.text() : this.pick(values);
  }

  bytes(most: number): Buffer {
    return Buffer.from(Array.from({ length: 1 + this.below(most) }, () => this.below(256)));
  }

  /** Returns the beginning of the text. */
  cut(text: string): string {
    return text.slice(0, this.below(text.length));
  }
}
