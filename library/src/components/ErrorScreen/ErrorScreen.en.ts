import type { ErrorScreenLocaleText } from './ErrorScreen.types.ts';

export const errorScreenText: ErrorScreenLocaleText = {
  figure: '404',
  // Spelled as the specification has it, section 2.
  heading: 'An Error Ocurred',
  text: 'Sorry, we are having some trouble.',
  backToHome: 'Back to home',
};
