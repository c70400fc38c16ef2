import { jwtDecode } from 'jwt-decode';

/** The id of the person whose token it is; undefined when it is no token. */
export function subjectOf(token: string): string | undefined {
  try {
    return jwtDecode(token).sub;
  } catch {
    return undefined;
  }
}

/** The id of the person whose session token the browser holds, as it can be known before the sign-in SDK has loaded. */
export const subjectOfCookie = (): string | undefined =>
  subjectOf(/(?:^|; )DS=([^;]+)/.exec(document.cookie)?.[1] ?? '');
