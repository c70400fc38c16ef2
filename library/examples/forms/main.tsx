import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { createRoot } from 'react-dom/client';
import { ActionForm } from './ActionForm.tsx';
import { HookForm } from './HookForm.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={createFoodlogTheme()}>
      <CssBaseline />
      <HookForm />
      <ActionForm />
    </ThemeProvider>,
  );
}
