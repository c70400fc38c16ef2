import '@fontsource-variable/figtree';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Device } from './device/Device.ts';
import { registerWorker } from './worker/registerWorker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render into.');
registerWorker();
createRoot(root).render(<App device={await Device.open()} />);
