import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { Problem } from '../../components/Problem.tsx';
import { getFailedLanguage, subscribeToLanguage } from '../../language/language.ts';
import { nameOfLanguage } from '../../language/nameOfLanguage.ts';
import { t } from '../../language/t.ts';

/** Says that the language of the settings did not load, and offers to load it again. */
export function LanguageNotLoaded() {
  const tag = useSyncExternalStore(subscribeToLanguage, getFailedLanguage);
  if (tag === null) return null;
  return (
    <>
      <Problem>
        {t('{language} could not be loaded. Check your connection.', {
          language: nameOfLanguage(tag),
        })}
      </Problem>
      {/* Chromium does not request a file that failed a second time. */}
      <Button variant="outlined" onClick={() => location.reload()}>
        {t('Try again')}
      </Button>
    </>
  );
}
