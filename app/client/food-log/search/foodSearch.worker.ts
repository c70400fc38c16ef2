import { answerQuestion } from './answerQuestion.ts';
import type { FoodQuestion } from './createFoodSearch.ts';

addEventListener('message', ({ data }: MessageEvent<FoodQuestion>) => {
  void answerQuestion(data).then((answer) => postMessage(answer));
});
