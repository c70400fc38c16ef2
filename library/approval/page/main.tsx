import '@fontsource-variable/figtree';
import { createFoodlogTheme } from '@foodlog/ui';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { ApprovalPage } from './ApprovalPage.tsx';
import { browserStorage } from './browserStorage.ts';
import { createSavedSource } from './createSavedSource.ts';
import type { ReviewSource } from './ReviewSource.ts';
import { serverSource } from './serverSource.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render into.');
const saved = document.getElementById('saved-review');
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
const source: ReviewSource = saved
  ? createSavedSource(
      JSON.parse(saved.textContent),
      today,
      browserStorage(saved.dataset['of'] ?? ''),
    )
  : serverSource;

// The verdicts of a saved page are only in this browser until they are saved as a file.
window.addEventListener('beforeunload', (event) => {
  if (source.saved && source.saved.verdicts().length > 0) event.preventDefault();
});

createRoot(root).render(
  <ThemeProvider theme={createFoodlogTheme()}>
    <CssBaseline />
    <ApprovalPage source={source} />
  </ThemeProvider>,
);
