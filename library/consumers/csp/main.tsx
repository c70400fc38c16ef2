import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme, DateNavigator, FoodForm, TotalsCard } from '@foodlog/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createFoodlogTheme();
// Vite writes this element, and the server puts the nonce of the answer into it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'css', prepend: true, nonce });

function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState(0);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
        <TotalsCard calories={calories} />
        <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
      </ThemeProvider>
    </CacheProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Day />);
