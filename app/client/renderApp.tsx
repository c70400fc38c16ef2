// What this asks for comes while all that follows is evaluated.
import './appParts.ts';
import { opening } from './store/opening.ts';
import { createRoot } from 'react-dom/client';
import { Foodlog } from './Foodlog.tsx';
import { registerWorker } from './worker/registerWorker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render into.');
registerWorker();
void opening.then((store) => createRoot(root).render(<Foodlog store={store} />));
