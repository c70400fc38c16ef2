export { foldText } from './foldText.ts';
export { rankFoods } from './rankFoods.ts';
