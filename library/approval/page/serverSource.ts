import type { Answer } from '../Review.types.ts';
import type { ReviewSource } from './ReviewSource.ts';

async function ask(path: string, body?: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(path, body === undefined ? {} : post).catch(() => {
    throw new Error('npm run approve does not answer: is it still running?');
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? `The answer was ${response.status}.`);
  return answer;
}

/** The repository in which `npm run approve` runs. */
export const serverSource: ReviewSource = {
  imageUrl: (id) => `/pictures/${id}.png`,
  load: async () => ask('/api/review'),
  judge: async (judgements) => ask('/api/judge', { judgements }),
};
