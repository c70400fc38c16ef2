import '@fontsource-variable/figtree';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render into.');
createRoot(root).render(<App />);
