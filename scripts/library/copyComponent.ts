import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The component that is copied: nothing outside its folder tells more of it than of any other. */
export const SOURCE = 'UndoBar';

const pattern = (source: string, flags?: string) => new RegExp(source, flags);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const rename = (text: string, name: string) =>
  text.replaceAll(SOURCE, name).replaceAll(lowerFirst(SOURCE), lowerFirst(name));

/** Says why a component cannot have the name; `undefined` if it can. */
export function refusal(root: string, name: string): string | undefined {
  if (!/^([A-Z][a-z]+){2,}$/.test(name)) {
    return `"${name}" is not a name for a component: write two words or more, such as DayChart.`;
  }
  const report = readFileSync(path.join(root, 'library/api/index.api.md'), 'utf8');
  if (pattern(`\\b${name}(Props)?\\b`, 'i').test(report)) {
    return `The library already has something called ${name}: choose another name.`;
  }
  return undefined;
}

const indentOf = (line = '') => line.search(/\S/);

/** The index after a block that begins at `start`; after that line alone if nothing below it is indented further. */
function endOf(lines: string[], start: number) {
  const indent = indentOf(lines[start]);
  let end = start + 1;
  if (indentOf(lines[end]) <= indent) return end;
  while (lines[end] === '' || indentOf(lines[end]) > indent) end += 1;
  return end + 1;
}

/** Repeats each import, member, element, row and statement of a formatted text that names the source. */
export function repeat(text: string, name: string): string {
  const lines = text.split('\n');
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (!line.includes(SOURCE)) continue;
    if (/^import .*,.* from '@/.test(line)) {
      lines[index] = line.replace(
        pattern(`\\w*${SOURCE}\\w*`),
        (own) => `${own}, ${rename(own, name)}`,
      );
      continue;
    }
    // An element that is all that a function returns has no siblings.
    const isOwn = pattern(`^\\s*<?\\w*${SOURCE}`).test(line) && !lines[index - 1]?.endsWith('(');
    if (!isOwn) while (indentOf(lines[index]) !== 0) index -= 1;
    const end = endOf(lines, index);
    const copy = rename(lines.slice(index, end).join('\n'), name)
      // A story that does not have the name of its component gets it.
      .replace(pattern(`^export const (?!\\w*${name})`), `$&${name}`)
      .replace(/^export const/, '\n$&');
    lines.splice(end, 0, copy);
  }
  return lines.join('\n');
}

/** Copies the folder of the source, and names the copy wherever the source is named. Returns the files that it wrote. */
export function copyComponent(root: string, name: string): string[] {
  const find = (...globs: string[]) =>
    globSync(globs, { cwd: root, exclude: ['**/node_modules/**', '**/__image_snapshots__/**'] });
  const components = 'library/src/components';
  cpSync(path.join(root, components, SOURCE), path.join(root, components, name), {
    recursive: true,
    filter: (file) => !file.includes('__image_snapshots__'),
  });
  const written: string[] = [];
  const write = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text);
    written.push(file);
  };
  for (const file of find(`${components}/${name}/*.*`)) {
    const renamed = path.join(path.dirname(file), rename(path.basename(file), name));
    renameSync(path.join(root, file), path.join(root, renamed));
    write(renamed, rename(readFileSync(path.join(root, renamed), 'utf8'), name));
  }
  const own = path.join(components, SOURCE);
  for (const file of find('library/README.md', 'library/{examples,src}/**/*.{ts,tsx}')) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (path.dirname(file) !== own && text.includes(SOURCE)) write(file, repeat(text, name));
  }
  return written;
}
