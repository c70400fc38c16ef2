import { resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { eraseCommand } from './commands/eraseCommand.ts';
import { exportCommand } from './commands/exportCommand.ts';
import { importCommand } from './commands/importCommand.ts';
import type { Report } from './report.ts';
import { DataError } from './dataError.ts';

const usage = `Moves and keeps the log. Its database is the server's: DATABASE_URL, or in the folder DATA_DIR (./data).

  npm run data -- export FILE [--owner OWNER]
                                   write the log, or that of one person, to a new file, also while the server runs
  npm run data -- backup FILE      the same
  npm run data -- import FILE [--allow-large-days]
                                   store the log of such a file in an empty database, or that of one person where
                                   nothing is stored of them
  npm run data -- restore FILE     the same
  npm run data -- erase --owner OWNER [--yes]
                                   remove all that is stored of one person, for good

What was interrupted goes on where it was when it is repeated.

docs/data.md describes each of them.`;
const seeUsage = '`npm run data -- --help` lists what can be done.';

/** @throws DataError if something is missing, unknown or too much. */
function parse<T extends ParseArgsOptionsConfig>(name: string, args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const what = error instanceof Error ? error.message.split('. ', 1)[0] : '';
    throw new DataError(`${name}: ${what}. ${seeUsage}`);
  }
}

function fileOf(name: string, [file, ...others]: string[]): string {
  if (file === undefined || others.length > 0) {
    throw new DataError(`${name} needs the name of one file. ${seeUsage}`);
  }
  return resolve(file);
}

function exportOptions(name: string, args: string[]) {
  const { values, positionals } = parse(name, args, { owner: { type: 'string' } } as const);
  if (values.owner === '') throw new DataError(`${name}: --owner needs an owner. ${seeUsage}`);
  return { file: fileOf(name, positionals), owner: values.owner };
}

function importOptions(name: string, args: string[]) {
  const options = { 'allow-large-days': { type: 'boolean' } } as const;
  const { values, positionals } = parse(name, args, options);
  return { file: fileOf(name, positionals), allowLargeDays: values['allow-large-days'] === true };
}

function eraseOptions(args: string[]) {
  const options = { owner: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parse('erase', args, options);
  if (!values.owner || positionals.length > 0) {
    throw new DataError(`erase needs --owner OWNER. ${seeUsage}`);
  }
  return { owner: values.owner, yes: values.yes === true };
}

interface Call {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  report: Report;
}

const exportFile = ({ name, args, env, report }: Call) =>
  exportCommand(exportOptions(name, args), env, report);
const importFile = ({ name, args, env, report }: Call) =>
  importCommand(importOptions(name, args), env, report);
const erase = ({ args, env, report }: Call) => eraseCommand(eraseOptions(args), env, report);

/** What `npm run data` can do, by name. */
export const commands = {
  export: exportFile,
  backup: exportFile,
  import: importFile,
  restore: importFile,
  erase,
};

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

/**
 * Runs a command of `npm run data`.
 * @returns what to print.
 * @throws DataError if the command cannot be done.
 * @throws StorageError if the database cannot be used.
 */
export async function runCommand(
  [name = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  if (['help', '--help'].includes(name) || args.includes('--help')) return usage;
  if (isCommand(name)) return commands[name]({ name, args, env, report });
  throw new DataError(`${name ? `${name} is unknown` : 'Nothing to do'}. ${seeUsage}`);
}
