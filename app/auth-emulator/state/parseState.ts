import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { RefreshFamily, State, User } from './State.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasFields = (value: unknown, texts: string[], numbers: string[]): boolean =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  numbers.every((name) => Number.isInteger(value[name]));

const isUser = (value: unknown): value is User =>
  hasFields(value, ['userId', 'email', 'name', 'passwordHash'], ['createdTime']);

const isFamily = (value: unknown): value is RefreshFamily =>
  hasFields(value, ['id', 'userId'], ['generation', 'rotatedAt', 'expiresAt']);

const isWorkingKey = (value: unknown): value is State['key'] => {
  if (!isRecord(value) || typeof value['kid'] !== 'string') return false;
  const text = Buffer.from('Does the public half fit the private one?');
  try {
    const privateKey = createPrivateKey({ key: value, format: 'jwk' });
    const signature = sign('sha256', text, privateKey);
    return verify('sha256', text, createPublicKey(privateKey), signature);
  } catch {
    return false;
  }
};

const isState = (value: unknown): value is State =>
  isRecord(value) &&
  value['version'] === 1 &&
  isWorkingKey(value['key']) &&
  Array.isArray(value['users']) &&
  value['users'].every(isUser) &&
  Array.isArray(value['families']) &&
  value['families'].every(isFamily);

/**
 * Parses the text of a state file.
 * @throws Error with the reason if it is not exactly what the emulator writes.
 */
export const parseState = (text: string): State => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  if (isRecord(value) && typeof value['version'] === 'number' && value['version'] > 1) {
    throw new Error('a newer version of Foodlog wrote it');
  }
  if (!isState(value)) throw new Error('parts of it are missing or damaged');
  return value;
};
