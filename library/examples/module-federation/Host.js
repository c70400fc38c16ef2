import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme, FoodlogLocalizationProvider } from '@foodlog/ui';
import { deDE } from '@foodlog/ui/locales/de';
import { createElement as h, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createFoodlogTheme();
const Lunch = lazy(() => import('remote/Lunch'));

createRoot(document.getElementById('root')).render(
  h(
    ThemeProvider,
    { theme },
    h(FoodlogLocalizationProvider, { localization: deDE }, h(Suspense, null, h(Lunch))),
  ),
);
