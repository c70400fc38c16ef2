export type {
  CompleteFoodlogLocalization,
  FoodlogLocalization,
  LocalizedProps,
  Given,
} from './FoodlogLocalization.types.ts';
export { FoodlogLocalizationProvider } from './FoodlogLocalizationProvider.tsx';
export type { FoodlogLocalizationProviderProps } from './FoodlogLocalizationProvider.tsx';
