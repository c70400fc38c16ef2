import { formatEnergy } from '../../appearance/energy.ts';
import { formatDay } from '../../appearance/formatDay.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../appearance/appearance.ts';
import { plural, t } from '../../language/t.ts';
import { formatTime, timeOf } from '../clock/minuteOfDay.ts';
import type { Found } from './findEntries.ts';
import { wordsOfSettings } from './importSettings.ts';
import { Actions } from './Section.tsx';
import type { FileEntry } from './TransferFile.types.ts';

/** How many entries are shown as they were read. */
const maxShown = 3;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h3': { outline: 'none' },
  '& ul': { display: 'grid', gap: theme.spacing(0.5), paddingInlineStart: theme.spacing(2.5) },
  '& summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' },
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 44 },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

function lineOf(entry: FileEntry, locale: string) {
  const { day, minuteOfDay, name, calories, fats, proteins, carbs } = entry;
  const figure = (value: number) => value.toLocaleString(locale, { useGrouping: false });
  return t(
    '{day}, {time}: {name}, {energy}, fats {fats} g, proteins {proteins} g, carbs {carbs} g',
    {
      day: formatDay(day),
      time: formatTime(timeOf(minuteOfDay), locale),
      name,
      energy: formatEnergy(calories),
      fats: figure(fats),
      proteins: figure(proteins),
      carbs: figure(carbs),
    },
  );
}

/** What of a file is left out, changed or made up, and why. */
function remarksOn({ read, added, differing, remarks }: Found): string[] {
  const { rounded, incomplete, withoutTime, withoutServing } = remarks;
  const double = read.entries.length - added.length - differing.length;
  const [firstDay = ''] = differing.map(({ day }) => day).toSorted();
  return [
    differing.length > 0 &&
      plural(
        differing.length,
        {
          one: '1 meal, on {day}, is left out: your log has it with other figures. To import it, delete it from your log first.',
          other:
            '{count} meals, the first on {day}, are left out: your log has them with other figures. To import them, delete them from your log first.',
        },
        { day: formatDay(firstDay) },
      ),
    double > 0 &&
      plural(double, {
        one: '1 entry with the day, time, name and figures of an entry in your log is left out.',
        other:
          '{count} entries with the day, time, name and figures of an entry in your log are left out.',
      }),
    withoutTime > 0 &&
      plural(withoutTime, {
        one: '1 entry has no time of day: it gets that of its meal, or noon.',
        other: '{count} entries have no time of day: each gets that of its meal, or noon.',
      }),
    rounded > 0 &&
      plural(rounded, {
        one: 'Fractions are rounded to whole numbers in 1 entry.',
        other: 'Fractions are rounded to whole numbers in {count} entries.',
      }),
    incomplete > 0 &&
      plural(incomplete, {
        one: '0 is stored for fats, proteins or carbs that are missing in 1 entry.',
        other: '0 is stored for fats, proteins or carbs that are missing in {count} entries.',
      }),
    withoutServing > 0 &&
      plural(withoutServing, {
        one: 'The amount or unit of 1 entry cannot be stored, and is left out.',
        other: 'The amount or unit of {count} entries cannot be stored, and is left out.',
      }),
  ].filter((remark) => remark !== false);
}

function wordsOfAdded({ added, firstDay, lastDay }: Found) {
  if (added.length === 0) return t('The file has no new entries.');
  const first = formatDay(firstDay);
  if (firstDay === lastDay)
    return plural(
      added.length,
      { one: '1 new entry, on {day}.', other: '{count} new entries, on {day}.' },
      { day: first },
    );
  return plural(
    added.length,
    {
      one: '1 new entry, from {first} to {last}.',
      other: '{count} new entries, from {first} to {last}.',
    },
    { first, last: formatDay(lastDay) },
  );
}

/** Shows what an import would add, before anything is stored. */
export function ImportPreview({
  found,
  withSettings,
  onWithSettings,
  onImport,
  onChangeColumns,
  onCancel,
}: {
  found: Found;
  withSettings: boolean;
  onWithSettings: (withSettings: boolean) => void;
  onImport: () => void;
  /** Undefined where the file has no columns. */
  onChangeColumns: (() => void) | undefined;
  onCancel: () => void;
}) {
  const { fileName, source, read, added, settings } = found;
  const { unreadable, unreadableCount } = read;
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const more = unreadableCount - unreadable.length;
  const words = settings && wordsOfSettings(settings);
  const chosen = withSettings && words;
  return (
    <Root>
      <h3 ref={heading} tabIndex={-1}>
        {fileName}
      </h3>
      {source && <p>{t('This is an export of {source}.', { source })}</p>}
      <p>{wordsOfAdded(found)}</p>
      {added.length > 0 && (
        <ul aria-label={t('The first entries')}>
          {added.slice(0, maxShown).map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- equal entries have nothing else
            <li key={index}>{lineOf(entry, locale)}</li>
          ))}
        </ul>
      )}
      {remarksOn(found).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {unreadableCount > 0 && (
        <details>
          <summary>
            {plural(unreadableCount, {
              one: '1 row cannot be read',
              other: '{count} rows cannot be read',
            })}
          </summary>
          <ul>
            {unreadable.map(({ row, reason }) => (
              <li key={row}>{t('Row {row}: {reason}', { row, reason })}</li>
            ))}
            {more > 0 && <li>{plural(more, { one: '1 row more', other: '{count} rows more' })}</li>}
          </ul>
        </details>
      )}
      {words && (
        <label>
          <input
            type="checkbox"
            checked={withSettings}
            onChange={(event) => onWithSettings(event.target.checked)}
          />
          <span>
            {t('Set what you have not set yet: {settings}. It stays when you undo the import.', {
              settings: words,
            })}
          </span>
        </label>
      )}
      <Actions>
        {(added.length > 0 || chosen) && (
          <Button variant="contained" onClick={onImport}>
            {added.length > 0
              ? plural(added.length, { one: 'Import 1 entry', other: 'Import {count} entries' })
              : t('Import what is set')}
          </Button>
        )}
        {onChangeColumns && <Button onClick={onChangeColumns}>{t('Change columns')}</Button>}
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </Actions>
    </Root>
  );
}
