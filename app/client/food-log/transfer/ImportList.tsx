import { formatDay } from '../../appearance/formatDay.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { plural, t } from '../../language/t.ts';
import { localDay } from '../clock/localDay.ts';
import type { LogImport } from './transferApi.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 1),
    paddingBlock: theme.spacing(0.5),
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& p': { flex: '1 1 12rem' },
  '& strong, & span': { display: 'block' },
}));

export const wordsOfImported = (count: number) =>
  plural(count, { one: 'Imported 1 entry.', other: 'Imported {count} entries.' });

function wordsOf({ state, entries, imported, kept }: LogImport) {
  switch (state) {
    case 'STAGED':
      return t('Not finished: nothing of it is in your log.');
    case 'IMPORTING':
      return plural(
        entries,
        {
          one: 'Not finished: {imported} of 1 entry are in your log.',
          other: 'Not finished: {imported} of {count} entries are in your log.',
        },
        { imported },
      );
    case 'UNDOING':
      return plural(imported, {
        one: 'Not undone to the end: 1 entry left in your log.',
        other: 'Not undone to the end: {count} entries left in your log.',
      });
    case 'UNDONE':
      return kept > 0
        ? plural(kept, {
            one: 'Undone. 1 entry that you have changed since stayed.',
            other: 'Undone. {count} entries that you have changed since stayed.',
          })
        : t('Undone.');
    default:
      return wordsOfImported(imported);
  }
}

/** The last imports, with what can be done about each. */
export function ImportList({
  imports,
  disabled,
  onContinue,
  onUndo,
}: {
  imports: readonly LogImport[];
  disabled: boolean;
  onContinue: (one: LogImport) => void;
  onUndo: (one: LogImport) => void;
}) {
  if (imports.length === 0) return null;
  return (
    <>
      <h3 id="imports">{t('Imports')}</h3>
      <List aria-labelledby="imports">
        {imports.map((one) => {
          const { id, name, state, createdAt } = one;
          return (
            <li key={id}>
              <p>
                <strong>
                  {t('{name}, {day}', {
                    name,
                    day: formatDay(localDay(new Date(createdAt))),
                  })}
                </strong>
                <span>{wordsOf(one)}</span>
              </p>
              {state === 'IMPORTING' && (
                <Button
                  aria-label={t('Continue {name}', { name })}
                  disabled={disabled}
                  onClick={() => onContinue(one)}
                >
                  {t('Continue')}
                </Button>
              )}
              {state !== 'UNDONE' && (
                <Button
                  aria-label={
                    state === 'STAGED' ? t('Discard {name}', { name }) : t('Undo {name}', { name })
                  }
                  disabled={disabled}
                  onClick={() => onUndo(one)}
                >
                  {state === 'STAGED' ? t('Discard') : t('Undo')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </>
  );
}
