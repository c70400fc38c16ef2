import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { Day } from './Day.tsx';

/** Renders the day on the server. Emotion adds its styles with the nonce of the response. */
export const render = (nonce: string) =>
  renderToString(<Day cache={createCache({ key: 'css', nonce })} />);
