import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { Day } from './Day.tsx';

/** The day as a server sends it: Emotion writes its styles into it, with the nonce of the answer. */
export const render = (nonce: string) =>
  renderToString(<Day cache={createCache({ key: 'css', nonce })} />);
