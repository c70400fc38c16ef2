import { invalidRequest } from './DescopeError.ts';

export type JsonObject = Record<string, unknown>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `value` if it is a JSON object. Otherwise throws a 400 that names it. */
export const readObject = (value: unknown, name: string): JsonObject => {
  if (!isJsonObject(value)) throw invalidRequest(`The ${name} must be a JSON object.`);
  return value;
};

/** Returns a text field, or an empty text if it is missing. Throws a 400 that names the field if it is not a text. */
export const readText = (source: JsonObject, name: string): string => {
  const value = source[name] ?? '';
  if (typeof value !== 'string') throw invalidRequest(`"${name}" must be text.`);
  return value;
};
