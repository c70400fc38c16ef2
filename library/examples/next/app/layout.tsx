import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { Viewport } from 'next';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import type { ReactNode } from 'react';
import { Look } from './Look';

// A server component can read values of the theme.
export const viewport: Viewport = { themeColor: createFoodlogTheme().palette.primary.main };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <AppRouterCacheProvider>
          <Look>{children}</Look>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
