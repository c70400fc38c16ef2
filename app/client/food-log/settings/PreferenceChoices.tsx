import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Choice } from '../../components/Choice.tsx';
import { Picker } from '../../components/Picker.tsx';
import { getLocale } from '../../appearance/appearance.ts';
import { asLabel } from '../../language/asLabel.ts';
import { languageTags } from '../../language/language.ts';
import { nameOfLanguage } from '../../language/nameOfLanguage.ts';
import { t } from '../../language/t.ts';
import type { Preferences } from '../data/FoodLog.types.ts';
import { LanguageNotLoaded } from './LanguageNotLoaded.tsx';

// A list has texts as values: that of English stands for null.
const languages = () => ['en', ...languageTags].map((tag) => [tag, nameOfLanguage(tag)] as const);

const themes = () =>
  [
    ['SYSTEM', t('As the device')],
    ['LIGHT', t('Light')],
    ['DARK', t('Dark')],
  ] as const;
const energyUnits = () =>
  [
    ['KCAL', t('kcal')],
    ['KJ', t('kJ')],
  ] as const;
const densities = () =>
  [
    ['COMFORTABLE', t('Comfortable')],
    ['COMPACT', t('Compact')],
  ] as const;
// A choice has texts and numbers as values: -1 and 0 stand for null.
const weekdays = () =>
  [
    [-1, t('Usual')],
    [1, asLabel(t('Monday'), getLocale())],
    [6, asLabel(t('Saturday'), getLocale())],
    [0, asLabel(t('Sunday'), getLocale())],
  ] as const;
const clocks = () =>
  [
    [0, t('Usual')],
    [12, t('12 hours')],
    [24, t('24 hours')],
  ] as const;

/** Asks how the pages are to look, and how they write days and times. */
export function PreferenceChoices({
  preferences,
  disabled,
  onChange,
}: {
  /** Undefined until known. */
  preferences: Preferences | undefined;
  disabled: boolean;
  onChange: (values: Partial<Preferences>) => void;
}) {
  const { theme, density, firstDayOfWeek, hourCycle, energyUnit, language } = preferences ?? {};
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <div>
        <Picker
          name="language"
          label={t('Language')}
          options={languages()}
          value={language ?? 'en'}
          disabled={disabled}
          onChange={(tag) => onChange({ language: tag === 'en' ? null : tag })}
        />
        <LanguageNotLoaded />
      </div>
      <div>
        <Typography variant="body2">{t('Theme')}</Typography>
        <Choice
          label={t('Theme')}
          options={themes()}
          value={theme}
          disabled={disabled}
          onChange={(value) => onChange({ theme: value })}
        />
      </div>
      <div>
        <Typography variant="body2">{t('Density')}</Typography>
        <Choice
          label={t('Density')}
          options={densities()}
          value={density}
          disabled={disabled}
          onChange={(value) => onChange({ density: value })}
        />
        <Typography variant="caption" color="textSecondary">
          {t('Compact has smaller buttons, for a mouse.')}
        </Typography>
      </div>
      <div>
        <Typography variant="body2">{t('First day of the week')}</Typography>
        <Choice
          label={t('First day of the week')}
          options={weekdays()}
          value={preferences && (firstDayOfWeek ?? -1)}
          disabled={disabled}
          onChange={(value) => onChange({ firstDayOfWeek: value === -1 ? null : value })}
        />
      </div>
      <div>
        <Typography variant="body2">{t('Time')}</Typography>
        <Choice
          label={t('Time')}
          options={clocks()}
          value={preferences && (hourCycle ?? 0)}
          disabled={disabled}
          onChange={(value) => onChange({ hourCycle: value === 0 ? null : value })}
        />
        <Typography variant="caption" color="textSecondary">
          {t('Fields in which you enter a time follow your device.')}
        </Typography>
      </div>
      <div>
        <Typography variant="body2">{t('Energy')}</Typography>
        <Choice
          name="energyUnit"
          label={t('Energy')}
          options={energyUnits()}
          value={energyUnit}
          disabled={disabled}
          onChange={(value) => onChange({ energyUnit: value })}
        />
        <Typography variant="caption" color="textSecondary">
          {t('Energy is stored in kcal and converted to kJ.')}
        </Typography>
      </div>
    </Stack>
  );
}
