import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme, DateNavigator, FoodForm, TotalsCard } from '@foodlog/ui';
import type { TotalsCardProps } from '@foodlog/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mark } from './mark.ts';
import { Others } from './Others.tsx';

const theme = createFoodlogTheme();

function Heading(props: { id?: string; ownerState: TotalsCardProps; children?: ReactNode }) {
  return <h2 id={props.id}>{`${props.children}: ${props.ownerState.calories}`}</h2>;
}

export function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [totals, setTotals] = useState({ calories: 0, fats: 0, proteins: 0, carbs: 0 });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <DateNavigator ref={mark} value={day} maxDate="2026-11-21" onChange={setDay} />
      <TotalsCard ref={mark} {...totals} slots={{ heading: Heading }} />
      <FoodForm ref={mark} onSubmit={async ({ name: _, ...figures }) => setTotals(figures)} />
      <Others />
    </ThemeProvider>
  );
}
