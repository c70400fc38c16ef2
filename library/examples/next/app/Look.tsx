'use client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import type { ReactNode } from 'react';

const theme = createFoodlogTheme();

export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
