import { createRoot } from 'react-dom/client';
import { Day } from './Day.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Day />);
