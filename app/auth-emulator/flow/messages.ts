export const wrongPassword = 'Wrong email or password.';

export const takenEmail =
  'There is an account with this email already. Sign in, or use another email.';

export const tooManyAttempts = (seconds: number): string =>
  `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
