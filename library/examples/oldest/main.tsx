import { hydrateRoot } from 'react-dom/client';
import { Day } from './Day.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Day />);
