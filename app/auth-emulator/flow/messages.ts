export const wrongPassword = 'Wrong email or password.';

export const takenEmail = 'This email already has an account. Sign in, or use another email.';

export const tooManyAttempts = (seconds: number): string =>
  `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
