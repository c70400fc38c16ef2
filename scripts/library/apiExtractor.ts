import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../library', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** The part of API Extractor's model of a declaration that is used here. */
export interface ApiItem {
  kind: string;
  name: string;
  docComment?: string;
  isOptional?: boolean;
  /** Its text. Names of other declarations have the kind `Reference`. */
  excerptTokens: { kind: string; text: string }[];
  propertyTypeTokenRange?: { startIndex: number; endIndex: number };
  members?: ApiItem[];
}

/** The API of the main export, read from its .d.ts files. */
export interface PublicApi {
  /** The report in Markdown, which people read as a diff. */
  report: string;
  declarations: ApiItem[];
  /** The problems, such as a type that an exported type needs and that nobody can import. */
  problems: string[];
}

/**
 * Reads the public API of library/dist.
 * @throws Error if it has not been built.
 */
export async function extractApi(): Promise<PublicApi> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'api-'));
  const problems: string[] = [];
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: `${library}/package.json`,
      configObject: {
        projectFolder: library,
        mainEntryPointFilePath: `${library}/dist/index.d.ts`,
        compiler: {
          overrideTsconfig: {
            extends: '../tsconfig.json',
            compilerOptions: { types: [] },
            files: ['dist/index.d.ts'],
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
        const isError = message.logLevel === ExtractorLogLevel.Error;
        if (isError || isForgotten) problems.push(message.text);
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
