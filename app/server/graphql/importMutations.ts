import { mercurius } from 'mercurius';
import { badUserInput } from './badUserInput.ts';
import { checkCount, checkNumber, checkText } from './checkInput.ts';
import { explained } from './explainRefusal.ts';
import { foodLogImport } from './foodLog.ts';
import { newEntry, refuseOtherUser } from './newEntry.ts';
import { maxChangedEntries } from './OperationLimits.ts';
import type { FoodLogImportEntryDtoInput, MutationResolvers } from './schema.generated.ts';
import type { StagedEntry } from '../storage/imports/importRows.ts';
import { mostStaged } from '../storage/imports/stageEntries.ts';

/** So many fit into a request. */
const mostAtOnce = 500;

/** Returns the id in lower case. */
function importId(id: string): string {
  if (/^[0-9a-f]{16}$/i.test(id)) return id.toLowerCase();
  throw badUserInput('The id of an import has 16 hexadecimal digits.');
}

function stagedEntry(data: FoodLogImportEntryDtoInput, userId: string, now: Date): StagedEntry {
  const { id: _, createdAt: __, ...entry } = newEntry({ ...data, userId }, now);
  return entry;
}

/** The resolvers of imports, and of erasing all. Each is alone in its operation. */
export const importMutations: Required<
  Pick<
    MutationResolvers,
    'foodLogStageImport' | 'foodLogCommitImport' | 'foodLogUndoImport' | 'foodLogErase'
  >
> = {
  async foodLogStageImport(
    _,
    { id, name, userId, start, entries },
    { session, store, now, limits },
  ) {
    checkCount('entries', entries, mostAtOnce);
    limits.changed.take(maxChangedEntries);
    refuseOtherUser({ userId }, session);
    const at = now();
    const staging = {
      owner: session.subject,
      id: importId(id),
      name: name.trim(),
      start: checkNumber('start', start, 0, mostStaged - 1),
      entries: entries.map((entry) => stagedEntry(entry, userId, at)),
    };
    checkText('The name of the import', staging.name, 200);
    return foodLogImport(await explained(store.imports.stage(staging, at)));
  },

  async foodLogCommitImport(_, { id, entries }, { session, store, now, limits }) {
    limits.changed.take(maxChangedEntries);
    const key = { owner: session.subject, id: importId(id) };
    return foodLogImport(await explained(store.imports.commit(key, entries, now())));
  },

  async foodLogUndoImport(_, { id }, { session, store, now, limits }) {
    limits.changed.take(maxChangedEntries);
    const key = { owner: session.subject, id: importId(id) };
    return foodLogImport(await explained(store.imports.undo(key, now())));
  },

  async foodLogErase(_, { subject }, { session, store, limits }) {
    limits.changed.take(maxChangedEntries);
    if (subject !== session.subject) {
      throw new mercurius.ErrorWithProps(
        'Somebody else is signed in now, so nothing was deleted.',
        { code: 'FORBIDDEN' },
      );
    }
    return store.erase(session.subject);
  },
};
