import { renderToString } from 'react-dom/server';
import { Day } from './Day.tsx';

/** The page as a server sends it. */
export const html = renderToString(<Day />);
