import * as generated from '../tokens.generated.ts';

/** The colours of each scheme, by what people call it. */
export const colorSchemes = {
  Light: generated.colorLight,
  Dark: generated.colorDark,
  'More contrast': generated.colorLightHighContrast,
  'More contrast, dark': generated.colorDarkHighContrast,
};
