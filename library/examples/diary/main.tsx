import { createRoot } from 'react-dom/client';
import { Diary } from './Diary.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Diary />);
