import '@fontsource-variable/figtree';
import './page.css';
import { createRoot } from 'react-dom/client';
import { opening } from './device/opening.ts';
import { Foodlog } from './Foodlog.tsx';
import { registerWorker } from './worker/registerWorker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render into.');
registerWorker();
createRoot(root).render(<Foodlog device={await opening} />);
