import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const examples = import.meta.glob<ComponentType>('../../library/src/components/*/*.example.tsx', {
  eager: true,
  import: 'Example',
});
const theme = createFoodlogTheme();
const bytesOf = (children: ReactNode) =>
  Buffer.byteLength(renderToString(<ThemeProvider theme={theme}>{children}</ThemeProvider>));

/** Returns the HTML size of each component's example in bytes, with its styles and without those of the theme. */
export function bytesOfHtml(): Record<string, number> {
  const empty = bytesOf(null);
  return Object.fromEntries(
    Object.entries(examples).map(([file, Example]) => [
      /(\w+)\.example\.tsx$/.exec(file)?.[1] ?? file,
      bytesOf(<Example />) - empty,
    ]),
  );
}
