import { diffLines } from 'diff';

/** The parts of the words of a picture, in their order. */
const partNames = ['Accessibility tree', 'Attributes', 'Text', 'What no picture shows'] as const;

/** The parts of a picture's words, each with its name. */
export const partsOf = (words: string): { name: string; text: string }[] => {
  const parts = words.split(/^---\n/m);
  return partNames.map((name, index) => ({ name, text: parts[index] ?? '' }));
};

/** A line of the tree: a role, a name and what follows. Of the other parts: what is before the first colon, and the rest. */
function parse(line: string) {
  const [, role = '', name, rest = ''] =
    /^\s*- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
  if (role) return { role, name, rest: rest.replace(/^:\s*|:$/g, '').trim() };
  const [, owner = '', value = line] = /^([^:]*): (.*)$/.exec(line.trim()) ?? [];
  return { role: owner, name: undefined, rest: value };
}

/** How a line became another one, as a sentence. */
function pairSentence(before: string, after: string): string {
  const [old, now] = [parse(before), parse(after)];
  if (old.role !== now.role || !old.role) return `“${before.trim()}” to “${after.trim()}”`;
  if (old.name !== now.name && old.rest === now.rest) {
    return `Label of ${old.name ?? old.role}: “${old.name ?? ''}” to “${now.name ?? ''}”`;
  }
  const [parts, others] = [old.rest.split(/[,;] /), now.rest.split(/[,;] /)];
  const gone = parts.filter((part) => !others.includes(part)).join(', ');
  const come = others.filter((part) => !parts.includes(part)).join(', ');
  const label = old.name === now.name ? '' : `, labelled “${now.name ?? ''}”`;
  return `${old.name ?? old.role}: “${gone}” to “${come}”${label}`;
}

/** What changed between two texts, line by line. */
function partSentences(before: string, after: string): string[] {
  const sentences: string[] = [];
  let gone: string[] = [];
  const end = () => {
    sentences.push(...gone.map((line) => `Removed: ${line.trim()}`));
    gone = [];
  };
  for (const { value, added, removed } of diffLines(before, after)) {
    const lines = value.split('\n').filter((line) => line.trim() !== '');
    if (removed) gone = lines;
    else if (added) {
      for (const line of lines) {
        const old = gone.shift();
        sentences.push(old === undefined ? `Added: ${line.trim()}` : pairSentence(old, line));
      }
      end();
    } else end();
  }
  end();
  return sentences;
}

/** What changed in words, a sentence for each line. What the tree says already is not said again of the text. */
export function wordChanges(before: string, after: string): string[] {
  const now = partsOf(after);
  const [tree = [], attributes = [], text = [], behaviour = []] = partsOf(before).map(
    (part, index) => partSentences(part.text, now[index]?.text ?? ''),
  );
  return [...new Set([...tree, ...attributes, ...(tree.length > 0 ? [] : text), ...behaviour])];
}
