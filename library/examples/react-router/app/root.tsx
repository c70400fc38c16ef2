import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { Links, Outlet, Scripts } from 'react-router';

const theme = createFoodlogTheme();

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>A day</title>
        <Links />
      </head>
      <body>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <Outlet />
        </ThemeProvider>
        <Scripts />
      </body>
    </html>
  );
}
