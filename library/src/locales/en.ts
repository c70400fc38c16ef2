import { createLocalization } from './createLocalization.ts';
import { englishText } from './en/all.ts';

/** English: what the components say by themselves. */
export const enUS = /*#__PURE__*/ createLocalization('en-US', englishText);
