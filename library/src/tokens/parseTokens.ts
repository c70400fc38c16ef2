import { defineConfig, parse } from '@terrazzo/parser';
import type { TokenNormalizedSet } from '@terrazzo/parser';

/**
 * The tokens of a file in the format of the Design Tokens Community Group, by their path, aliases resolved.
 * @throws when the file does not keep to the format, or a name is not in camelCase.
 */
export async function parseTokens(src: string): Promise<TokenNormalizedSet> {
  const filename = new URL('tokens.json', import.meta.url);
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': ['error', { format: 'camelCase' }] } } },
    { cwd: new URL('.', import.meta.url) },
  );
  const { tokens } = await parse([{ filename, src }], { config });
  return tokens;
}
