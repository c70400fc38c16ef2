import { take } from '../../api/answers.ts';
import type { Api } from '../../api/Api.ts';
import {
  FoodLogCommitImportDocument,
  FoodLogEraseDocument,
  type FoodLogExportQuery,
  FoodLogExportDocument,
  FoodLogImportsDocument,
  FoodLogStageImportDocument,
  type FoodLogStageImportMutationVariables,
  FoodLogUndoImportDocument,
  type ImportFragment,
} from '../../api/transfer.generated.ts';
import { untilAnswered } from './untilAnswered.ts';

/** An import as the server has it. */
export type LogImport = ImportFragment;

const ask = async <Result, Variables extends object>(
  api: Api,
  document: Parameters<typeof api.request<Result, Variables>>[0],
  variables: Variables,
  signal: AbortSignal,
): Promise<Result> =>
  untilAnswered(async (limited) => api.request(document, variables, limited), signal);

const isImport = (value: unknown) => {
  const { id, state, entries, imported } = Object(value);
  return [id, state].every((text) => typeof text === 'string') && entries >= 0 && imported >= 0;
};

const isPage = (value: unknown) => {
  const { entries, changedAt } = Object(value);
  return Array.isArray(entries) && changedAt !== undefined;
};

/** The operations of this page. Each can be repeated, and is, where no answer comes. They throw as {@link untilAnswered} does. */
export function transferApi(api: Api) {
  return {
    exportPage: async (
      after: string | undefined,
      signal: AbortSignal,
    ): Promise<FoodLogExportQuery['foodLogExport']> =>
      take(isPage, (await ask(api, FoodLogExportDocument, { after }, signal)).foodLogExport),
    imports: async (signal: AbortSignal): Promise<LogImport[]> =>
      take(
        (value) => Array.isArray(value) && value.every((one) => isImport(one)),
        (await ask(api, FoodLogImportsDocument, {}, signal)).foodLogImports,
      ),
    stage: async (
      variables: FoodLogStageImportMutationVariables,
      signal: AbortSignal,
    ): Promise<LogImport> =>
      take(
        isImport,
        (await ask(api, FoodLogStageImportDocument, variables, signal)).foodLogStageImport,
      ),
    commit: async (id: string, entries: number, signal: AbortSignal): Promise<LogImport> =>
      take(
        isImport,
        (await ask(api, FoodLogCommitImportDocument, { id, entries }, signal)).foodLogCommitImport,
      ),
    undo: async (id: string, signal: AbortSignal): Promise<LogImport> =>
      take(isImport, (await ask(api, FoodLogUndoImportDocument, { id }, signal)).foodLogUndoImport),
    /** Each request deletes for about a second. */
    erase: async (subject: string, signal: AbortSignal): Promise<void> => {
      let isDone = false;
      while (!isDone) {
        isDone = take(
          (value) => typeof value === 'boolean',
          (await ask(api, FoodLogEraseDocument, { subject }, signal)).foodLogErase,
        );
      }
    },
  };
}

export type TransferApi = ReturnType<typeof transferApi>;
