import { OwnerFoods } from '../storage/transfer/OwnerFoods.ts';
import {
  emptyBatch,
  movedRow,
  movedSettingRow,
  type LogBatch,
} from '../storage/transfer/storeLog.ts';
import { isEnd, isHeader, isOwner, isSetting } from './file/dataLines.ts';
import { readDataFile } from './file/readDataFile.ts';

/** Lines of a file that are stored together. */
interface FileBatch {
  rows: LogBatch;
  /** How many lines of the file are before the batch. */
  from: number;
  /** How many lines of the file are stored with it. */
  to: number;
  /** How many entries of the file are stored with it. */
  entries: number;
}

/**
 * Reads what a file holds, in batches.
 * @param options.before How many lines are stored already; they are read, and are in no batch.
 * @param options.linesAtOnce How many lines a batch has.
 * @throws DataError if the file cannot be read.
 */
export async function* readBatches(
  file: string,
  { before, linesAtOnce }: { before: number; linesAtOnce: number },
): AsyncGenerator<FileBatch> {
  let from = before;
  let to = 0;
  let entries = 0;
  let rows = emptyBatch();
  let foods = new OwnerFoods('');
  for await (const line of readDataFile(file)) {
    to += 1;
    const isNew = to > before;
    if (isOwner(line) || isEnd(line)) {
      if (isNew) rows.foods.push(foods);
    }
    if (isOwner(line)) {
      const { owner, changed_at } = line;
      foods = new OwnerFoods(owner);
      if (isNew && changed_at !== null) rows.owners.push({ owner, changed_at });
    } else if (isSetting(line)) {
      if (isNew) rows.settings.push(movedSettingRow(foods.owner, line));
    } else if (!isHeader(line) && !isEnd(line)) {
      entries += 1;
      foods.add(line);
      if (isNew) rows.entries.push(movedRow(foods.owner, line));
    }
    if (to - from < linesAtOnce && !isEnd(line)) continue;
    yield { rows, from, to, entries };
    [rows, from] = [emptyBatch(), to];
  }
}
