import { t } from '../language/t.ts';
import { ApiError } from './ApiError.ts';

/** Other sentences follow. */
const asSentence = (text: string) => (/[.!?…。？！]$/.test(text) ? text : `${text}.`);

/**
 * Explains to a person why a request failed, with the server's name for the request if they may have to ask about it.
 * Never shows the request or a stack.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return t('Foodlog cannot be reached. Check your connection.');
  }
  const { code, explained, message, requestId, status } = error;
  if (explained) {
    const isUnexpected = status >= 500 || code === 'INTERNAL_SERVER_ERROR';
    return asSentence(
      isUnexpected && requestId
        ? t('{message} (request {id})', { message: message.replace(/[.!]$/, ''), id: requestId })
        : message,
    );
  }
  if (status === 429) return t('Too many requests at once. Wait a moment.');
  return t('Foodlog could not answer ({message}).', { message });
}
