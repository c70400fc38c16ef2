import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect, useState } from 'react';
import { caughtMessage } from '../format/errorMessage.ts';
import type { FindFoods } from './Food.types.ts';

/** What a source has answered to a text: foods, or why it failed. */
export interface Answer<Food> {
  text: string;
  search: AnswerOptions<Food>['search'];
  foods: readonly Food[];
  failure?: string;
}

interface AnswerOptions<Food> {
  search: FindFoods<Food> | undefined;
  /** What is asked, or nothing. */
  text: string | undefined;
  debounceMs: number;
  failed: string;
}

/** Asks a source for a text, and again when the text changes. An answer to another text is never returned. */
export function useAnswer<Food>({ search, text, debounceMs, failed }: AnswerOptions<Food>) {
  const [answer, setAnswer] = useState<Answer<Food>>();
  const [attempt, setAttempt] = useState(0);
  const canAsk = search !== undefined && Boolean(text);
  // Not while it is awaited or shown: a function that is written into the props is another one in every render.
  if (answer && !canAsk && answer.search !== search) setAnswer(undefined);
  const isAnswered = answer?.text === text;

  const ask = useEventCallback(async (asked: string, signal: AbortSignal) => {
    const next: Answer<Food> = { text: asked, search, foods: [] };
    try {
      next.foods = [...((await search?.(asked, { signal })) ?? [])];
    } catch (error) {
      if (signal.aborted) return;
      next.failure = caughtMessage(error, failed);
    }
    if (!signal.aborted) setAnswer(next);
  });

  useEffect(() => {
    if (!canAsk || !text || isAnswered) return undefined;
    const controller = new AbortController();
    const run = () => void ask(text, controller.signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (debounceMs > 0) timer = setTimeout(run, debounceMs);
    else run();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an answer does not abort its own search
  }, [canAsk, text, attempt, debounceMs, ask]);

  return {
    isPending: canAsk && !isAnswered,
    answer: canAsk && isAnswered ? answer : undefined,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
