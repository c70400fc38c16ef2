import { wrongClaims } from './wrongClaims.ts';
import { wrongSignatures } from './wrongSignatures.ts';
import { wrongTexts } from './wrongTexts.ts';

/** All kinds of tokens that are not a session. Some differ each time they are made. */
export const forgedTokens = { ...wrongSignatures, ...wrongClaims, ...wrongTexts };
