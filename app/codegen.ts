/** Generates the types of client and server from schema.graphql, and the client's operations. */
import { readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

const read = async (path: string) => parse(await readFile(new URL(path, import.meta.url), 'utf8'));
const schema = await read('schema.graphql');

const scalars = {
  ObjectId: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  DayOrInstant: 'string',
};
const config = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  skipTypename: true,
};
const pluginMap = { typescript, typescriptOperations, typedDocumentNode, typescriptResolvers };

const generate = async (
  filename: string,
  plugins: (keyof typeof pluginMap)[],
  extra: object,
  operations?: string,
) => {
  const path = new URL(filename, import.meta.url);
  const content = await codegen({
    filename,
    schema,
    documents: operations ? [{ location: operations, document: await read(operations) }] : [],
    config: { ...config, ...extra },
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap,
  });
  await writeFile(path, `/* Generated from schema.graphql by \`npm run generate\`. */\n${content}`);
};

// A page that is opened seldom brings its operations along: `transfer`.
for (const name of ['operations', 'transfer']) {
  await generate(
    `client/api/${name}.generated.ts`,
    ['typescriptOperations', 'typedDocumentNode'],
    {
      documentMode: 'string',
      // The build of the client removes what it does not use.
      pureMagicComment: true,
    },
    `client/api/${name}.graphql`,
  );
}
await generate('server/graphql/schema.generated.ts', ['typescript', 'typescriptResolvers'], {
  contextType: './context.ts#Context',
});
