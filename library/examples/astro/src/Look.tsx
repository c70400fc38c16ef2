import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import type { ReactNode } from 'react';

const theme = createFoodlogTheme();

/** Islands share no React context, so each has the theme. */
export const Look = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
