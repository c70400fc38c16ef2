import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../library', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** A declaration as API Extractor's model has it: what we read of it. */
export interface ApiItem {
  kind: string;
  name: string;
  docComment?: string;
  isOptional?: boolean;
  /** Its text; what it names of other declarations is of the kind `Reference`. */
  excerptTokens: { kind: string; text: string }[];
  propertyTypeTokenRange?: { startIndex: number; endIndex: number };
  members?: ApiItem[];
}

/** What can be imported from one built entry, from its .d.ts files. */
export interface PublicApi {
  /** Markdown that a person reads in a diff. */
  report: string;
  declarations: ApiItem[];
  /** What is wrong with it, such as a type that an exported one needs and nobody can import. */
  problems: string[];
}

/**
 * Reads the public API of an entry of library/dist, such as `index`.
 * @throws when the entry has not been built.
 */
export async function extractApi(entry: string): Promise<PublicApi> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'api-'));
  const problems: string[] = [];
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: `${library}/package.json`,
      configObject: {
        projectFolder: library,
        mainEntryPointFilePath: `${library}/dist/${entry}.d.ts`,
        compiler: {
          overrideTsconfig: {
            extends: '../tsconfig.json',
            compilerOptions: { types: [] },
            files: [`dist/${entry}.d.ts`],
            include: [],
          },
        },
        newlineKind: 'lf',
        apiReport: {
          enabled: true,
          reportFolder: folder,
          reportTempFolder: join(folder, 'temp'),
          reportFileName: 'report',
        },
        docModel: { enabled: true, apiJsonFilePath: join(folder, 'model.json') },
        tsdocMetadata: { enabled: false },
      },
    });
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
        const isForgotten = message.messageId === 'ae-forgotten-export';
        // A language has the words of components, which come from entries of their own.
        const isForeign = isForgotten && entry !== 'index';
        const isError = message.logLevel === ExtractorLogLevel.Error;
        if (isError || (isForgotten && !isForeign)) problems.push(message.text);
      },
    });
    const model: { members: [{ members: ApiItem[] }] } = JSON.parse(
      await readFile(join(folder, 'model.json'), 'utf8'),
    );
    const report = await readFile(join(folder, 'report.api.md'), 'utf8');
    return { report, declarations: model.members[0].members, problems };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
