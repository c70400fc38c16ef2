/**
 * Counts the type instantiations that each component adds to those of the MUI components that it wraps, and prints them.
 * Fails if the figures in library/measured.json are others; with `--record` it writes them.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { componentNames } from '../library/exports.ts';
import { keepMeasured } from './measured.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/bench-types');

/** Each MUI component with the props that it requires. */
const muiElements: Record<string, string> = {
  Button: '<Button />',
  Card: '<Card />',
  CircularProgress: '<CircularProgress />',
  DateCalendar: '<DateCalendar />',
  DatePicker: '<DatePicker />',
  LocalizationProvider: '<LocalizationProvider />',
  OutlinedInput: '<OutlinedInput />',
  Popover: '<Popover open />',
};

/** An app with React, MUI's theme and a component with its own styles. */
const app = `import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
export const theme = createTheme({ components: { MuiButton: { defaultProps: { size: 'small' } } } });
export const Box = styled('div')(({ theme }) => ({ color: theme.palette.text.primary }));
export const shown = <ThemeProvider theme={theme}><Box sx={{ margin: 1 }} /></ThemeProvider>;
`;

/** Returns the MUI modules that a built file imports, directly or indirectly. */
function wrappedBy(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    if (from.startsWith('.')) {
      for (const one of wrappedBy(path.resolve(file, '..', from), seen)) found.add(one);
    } else if (muiElements[path.basename(from)]) found.add(from);
  }
  return found;
}

async function count(name: string, code: string): Promise<number> {
  const file = path.join(folder, `${name}.tsx`);
  await writeFile(file, code);
  const options = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    files: [file],
    include: [],
  };
  const project = path.join(folder, `${name}.json`);
  await writeFile(project, JSON.stringify(options));
  const { stdout } = await run(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--extendedDiagnostics'],
    { cwd: root },
  );
  const [, instantiations = ''] = /^Instantiations:\s+(\d+)/m.exec(stdout) ?? [];
  return Number(instantiations);
}

const program = (imports: string[], elements: string[]) =>
  `${imports.join('\n')}\n${app}export const used = [${elements.join(', ')}];\n`;
const importOf = (from: string) =>
  from.includes('x-date-pickers')
    ? `import { ${path.basename(from)} } from '${from}';`
    : `import ${path.basename(from)} from '${from}';`;
const elementOf = (from: string) => muiElements[path.basename(from)] ?? '';

await mkdir(folder, { recursive: true });
const empty = await count('empty', program([], []));
const instantiationsOfMui: Record<string, number> = {};
for (const from of ['@mui/material/Card', '@mui/x-date-pickers/DatePicker']) {
  const name = path.basename(from);
  const counted = await count(`mui-${name}`, program([importOf(from)], [elementOf(from)]));
  instantiationsOfMui[name] = counted - empty;
}
const instantiations: Record<string, number> = {};
for (const name of componentNames()) {
  const wrapped = [...wrappedBy(path.join(root, `library/dist/components/${name}/${name}.js`))];
  const imports = wrapped.map(importOf);
  const elements = wrapped.map(elementOf);
  const without = await count(`without-${name}`, program(imports, elements));
  const ours = `import { ${name}, type ${name}Props } from '@foodlog/ui/${name}';`;
  const element = `(props: ${name}Props) => <${name} {...props} />`;
  const counted = await count(name, program([...imports, ours], [...elements, element]));
  instantiations[name] = counted - without;
}
await rm(folder, { recursive: true });
console.table({ ...instantiations, ...instantiationsOfMui });
await keepMeasured({ instantiations, instantiationsOfMui });
