import { getLanguage } from '../../language/language.ts';
import { t } from '../../language/t.ts';
import { FileError, type Task } from './TransferFile.types.ts';

/** The largest file that is read, in MB: the text of a larger one could be more than a phone has memory for. */
const maxMB = 64;

/** How XML, HTML, PDF and ZIP files begin, but no table and no JSON. */
const otherFile = /^\s*(<[?!]|<html|<table|%PDF-|PK(?!\s)\p{Cc})/iu;

const notImported = () =>
  new FileError(t('This file is neither CSV nor JSON. Export your log as CSV or JSON first.'));

/** How much is decoded at once, in bytes. */
const sliceBytes = 256 * 1024;

/** How spreadsheets write text where another language is usual. */
const usualEncodings = new Map([
  ['ar', 'windows-1256'],
  ['he', 'windows-1255'],
  ['ja', 'shift_jis'],
]);

/** The encodings to try: the text of one is hardly ever valid in an earlier one. */
async function encodingsOf(file: Blob): Promise<string[]> {
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  // Most of a table is ASCII, of which every other byte is 0.
  const zeros = [0, 1].map(
    (odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8) return ['utf-16le'];
  if (even > start.length / 8) return ['utf-16be'];
  const language = (getLanguage()?.locale ?? navigator.language).slice(0, 2);
  const usual = usualEncodings.get(language);
  return ['utf-8', ...(usual ? [usual] : []), 'windows-1252'];
}

async function decode(file: Blob, encoding: string, { signal, report }: Task): Promise<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  for (let start = 0; start < file.size; start += sliceBytes) {
    const bytes = await file.slice(start, start + sliceBytes).arrayBuffer();
    signal.throwIfAborted();
    parts.push(decoder.decode(bytes, { stream: true }));
    report(t('Reading the file'), start / file.size);
  }
  parts.push(decoder.decode());
  return parts.join('');
}

/**
 * Reads a text file in UTF-8, UTF-16, what is usual for the language or Windows-1252, without a byte order mark.
 * @throws FileError when it is too large, empty, of another kind, or gone.
 */
export async function readText(file: Blob, task: Task): Promise<string> {
  // What cannot be read is said below.
  const start = await file
    .slice(0, 512)
    .text()
    .catch(() => '');
  if (otherFile.test(start)) throw notImported();
  if (file.size > maxMB * 1024 * 1024)
    throw new FileError(t('The file has more than {size} MB. Split it first.', { size: maxMB }));
  let text: string | undefined;
  try {
    for (const encoding of await encodingsOf(file)) {
      text ??= await decode(file, encoding, task).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
    }
  } catch (cause) {
    task.signal.throwIfAborted();
    throw new FileError(t('The file could not be read. Choose it again.'), { cause });
  }
  if (text?.trim() === '') throw new FileError(t('The file is empty.'));
  if (text === undefined || text.slice(0, 4096).includes('\0')) throw notImported();
  return text;
}
