import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { EntryList } from '@foodlog/ui/EntryList';
import { FoodForm, type FoodFormValues } from '@foodlog/ui/FoodForm';
import { FoodlogLocalizationProvider } from '@foodlog/ui/locales';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { sumFigures, TotalsCard } from '@foodlog/ui/TotalsCard';
import { WeekStrip } from '@foodlog/ui/WeekStrip';
import { useState } from 'react';
import { type Figures, type Intake, languages } from './languages.ts';

const theme = createFoodlogTheme();
const targets = { water: 2000, tablets: 2 };

/** The day, as the components take it: `'2026-11-21'`. */
const today = new Date().toLocaleDateString('sv-SE');

export function Diary() {
  const [language, setLanguage] = useState<keyof typeof languages>('de');
  const [day, setDay] = useState(today);
  const [intakes, setIntakes] = useState<Intake[]>([]);
  const { localization, words, figures, parts } = languages[language];
  const on = (one: string) => intakes.filter((intake) => intake.day === one);
  const water = Object.fromEntries(
    intakes.map((one) => [one.day, sumFigures(on(one.day), figures).totals.water] as const),
  );

  const add = (values: FoodFormValues<never, Figures>) => {
    const time = new Date().toTimeString().slice(0, 5);
    const part = time < '11' ? 'morning' : time < '16' ? 'noon' : 'evening';
    setIntakes([{ ...values, id: crypto.randomUUID(), day, time, part }, ...intakes]);
  };

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <FoodlogLocalizationProvider localization={localization}>
        <Stack component="main" lang={language} spacing={2} sx={{ maxWidth: 600, p: 2 }}>
          <Stack direction="row" spacing={1}>
            {(['de', 'fr'] as const).map((one) => (
              <ToggleButton
                key={one}
                value={one}
                selected={one === language}
                onChange={() => setLanguage(one)}
              >
                {one}
              </ToggleButton>
            ))}
          </Stack>
          <WeekStrip
            value={day}
            today={today}
            maxDate={today}
            onChange={setDay}
            figure={figures[0]}
            totals={water}
            target={targets.water}
          />
          <TotalsCard
            figures={figures}
            {...sumFigures(on(day), figures)}
            targets={targets}
            localeText={{ heading: words.day }}
          />
          <FoodForm
            figures={figures}
            onSubmit={add}
            localeText={{ heading: words.add, name: words.name }}
          />
          <EntryList
            figures={figures}
            entries={on(day)}
            groups={parts}
            groupBy={({ part }) => part}
            onMove={({ id }, part) =>
              setIntakes(intakes.map((one) => (one.id === id ? { ...one, part } : one)))
            }
            onDelete={({ id }) => setIntakes(intakes.filter((one) => one.id !== id))}
            localeText={{ heading: words.diary }}
          />
        </Stack>
      </FoodlogLocalizationProvider>
    </ThemeProvider>
  );
}
