/**
 * Letters in use that Unicode does not decompose, each with what it is equal to at the first level of CLDR's root collation,
 * as `new Intl.Collator('und', { usage: 'search', sensitivity: 'base' })` compares: a test derives them from it. Only the
 * dotless i is another letter there; who has no such key types i.
 */
const LETTERS: ReadonlyMap<string, string> = /*#__PURE__*/ new Map(
  `æae œoe ßss øo łl đd ðd ħh ıi ςσ ґг ךכ םמ ןנ ףפ ץצ ةه ىي
   ぁあ ぃい ぅう ぇえ ぉお ゕか ゖけ っつ ゃや ゅゆ ょよ ゎわ`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** Lower case, without accents, widths and other differences that a search ignores. Katakana become hiragana. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // The ŀ of Catalan.
    .replaceAll('l·', 'l')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96))
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? letter);
