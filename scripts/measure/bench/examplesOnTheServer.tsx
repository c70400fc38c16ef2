import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const examples = import.meta.glob<ComponentType>('../../../library/examples/*.tsx', {
  eager: true,
  import: 'Example',
});
const theme = createFoodlogTheme();
const bytesOf = (children: ReactNode) =>
  Buffer.byteLength(renderToString(<ThemeProvider theme={theme}>{children}</ThemeProvider>));

/** The bytes of HTML of each component's example, its styles included, those of the theme not. */
export function serverHtml(): Record<string, number> {
  const empty = bytesOf(null);
  return Object.fromEntries(
    Object.entries(examples).map(([file, Example]) => [
      /(\w+)\.tsx$/.exec(file)?.[1] ?? file,
      bytesOf(<Example />) - empty,
    ]),
  );
}
