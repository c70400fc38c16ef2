import { renderToString } from 'react-dom/server';
import { Day } from './Day.tsx';

/** The server-rendered page. */
export const html = renderToString(<Day />);
