import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { Day } from './Day.tsx';

// Vite writes this element, and the server inserts the nonce of the response.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'css', prepend: true, nonce });

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Day cache={cache} />);
