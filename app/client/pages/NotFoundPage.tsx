import { useLocation } from 'react-router-dom';

/** An address without a page. It shows the error screen, as every failure does (spec §2). */
export function NotFoundPage(): never {
  const { pathname } = useLocation();
  throw new Error(`There is no page at ${pathname}.`);
}
