import { defineConfig, parse } from '@terrazzo/parser';
import type { TokenNormalizedSet } from '@terrazzo/parser';

/**
 * Parses a file in the Design Tokens format into tokens by path, with resolved aliases.
 * @throws when the file does not follow the format, or a name is not in camelCase.
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
