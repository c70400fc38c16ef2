import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createFoodlogTheme, TotalsCard } from '@foodlog/ui';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface Totals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

const theme = createFoodlogTheme();
const macros = [
  ['Fats', 'fats'],
  ['Proteins', 'proteins'],
  ['Carbs', 'carbs'],
] as const;

/** The Totals card as a team would write it with plain MUI. */
function PlainTotals(totals: Totals) {
  return (
    <Card variant="outlined" component="section" aria-label="Totals">
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          Totals
        </Typography>
        <Stack
          component="dl"
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 2, margin: 0 }}
        >
          <Box sx={{ flexBasis: '100%' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              Calories
            </Typography>
            <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
              {totals.calories.toLocaleString('en-US')}{' '}
              <Typography component="small" variant="caption" color="textSecondary">
                kcal
              </Typography>
            </Typography>
          </Box>
          {macros.map(([label, name]) => (
            <Box key={name} sx={{ flex: '1 1 4.5rem' }}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ margin: 0 }}>
                {totals[name].toLocaleString('en-US')}{' '}
                <Typography component="small" variant="caption" color="textSecondary">
                  g
                </Typography>
              </Typography>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** MUI's Card with one word, the smallest possible card. */
function BareCard({ calories }: Totals) {
  return (
    <Card variant="outlined">
      <CardContent>{calories}</CardContent>
    </Card>
  );
}

const kinds: Record<string, ComponentType<Totals>> = { TotalsCard, PlainTotals, BareCard };

/** Many of one kind with different values, as on a real page. */
function Many({ kind, count }: { kind: string; count: number }) {
  const One = kinds[kind];
  if (!One) throw new Error(`There is no kind called ${kind} to measure.`);
  return (
    <ThemeProvider theme={theme}>
      {Array.from({ length: count }, (_, index) => (
        <One
          // oxlint-disable-next-line react/no-array-index-key -- their order never changes
          key={index}
          calories={1000 + index}
          fats={index}
          proteins={index}
          carbs={index}
        />
      ))}
    </ThemeProvider>
  );
}

/** Mounts `count` of a kind in the page and returns the time in milliseconds. Then lays them out and unmounts them. */
export function mount(kind: string, count: number): number {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(<Many kind={kind} count={count} />));
  const took = performance.now() - start;
  // Every kind is laid out before it is removed, so that none pays for the layout of another.
  place.getBoundingClientRect();
  root.unmount();
  place.remove();
  return took;
}

/** Renders `count` of a kind as a server does and returns the CPU time in milliseconds. */
export function render(kind: string, count: number): number {
  const start = process.cpuUsage();
  renderToString(<Many kind={kind} count={count} />);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

// The page cannot import this file.
Object.assign(globalThis, { mount });
