import { useLocation } from 'react-router-dom';

/** An address that is no page: ends in the error screen, like every failure (spec §2). */
export function NotFoundPage(): never {
  const { pathname } = useLocation();
  throw new Error(`There is no page at ${pathname}.`);
}
