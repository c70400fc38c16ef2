import type { QuickRepeatLocaleText } from './QuickRepeat.types.ts';

export const quickRepeatText: QuickRepeatLocaleText = {
  heading: 'Log again',
  kilocalories: 'kcal',
  adjust: 'Adjust {name}',
  logging: 'Logging…',
  logged: 'Logged',
  loading: 'Loading what you log often',
  failed: '{name} could not be logged. Try again.',
};
