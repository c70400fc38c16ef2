import { act } from '@testing-library/react';
import type { FoodSearchFood } from '../src/food-fields/Food.types.ts';

/** A source that answers when a test says so. */
export function heldSource() {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (foods: FoodSearchFood[]) => Promise<void>;
    fail: (error: unknown) => Promise<void>;
  }[] = [];
  const search = (text: string, { signal }: { signal: AbortSignal }) =>
    new Promise<FoodSearchFood[]>((resolve, reject) => {
      asked.push({
        text,
        signal,
        answer: async (foods) => act(async () => resolve(foods)),
        fail: async (error) => act(async () => reject(error)),
      });
    });
  return { asked, search };
}
