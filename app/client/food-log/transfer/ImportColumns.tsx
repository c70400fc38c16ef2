import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import {
  type ColumnKey,
  columns as fields,
  type Columns,
  dayOrderOf,
  guessColumns,
  missingIn,
  samplesOf,
  type Table,
  withPlace,
} from './columns.ts';
import { Picker } from '../../components/Picker.tsx';
import { Actions } from './Section.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h3': { outline: 'none' },
  '& > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    gap: theme.spacing(0, 2),
    // Below another, a list keeps its distance from one without an example.
    [theme.breakpoints.down(480)]: {
      '& > :not(:has(span)) + div': { marginBlockStart: theme.spacing(2.5) },
    },
  },
}));

const dayOrders = () =>
  [
    ['dmy', t('Day, month, year')],
    ['mdy', t('Month, day, year')],
  ] as const;
const energyUnits = () =>
  [
    ['kcal', t('kcal')],
    ['kJ', t('kJ')],
  ] as const;
const decimalSigns = () =>
  [
    ['.', t('Point, as in 1.5')],
    [',', t('Comma, as in 1,5')],
  ] as const;

/** Columns that hardly any table has: where the header names none, nobody is asked for them. */
const rare = new Set<ColumnKey>(['loggedAt', 'deleted']);

/** The option whose value a list has named. */
const named = <Value extends string>(
  options: readonly (readonly [Value, string])[],
  value: string,
): Value | undefined => options.find(([key]) => key === value)?.[0];

/** Asks which column of a table holds what. */
export function ImportColumns({
  table,
  guessed,
  onDone,
  onCancel,
}: {
  table: Table;
  guessed: Columns;
  onDone: (columns: Columns) => void;
  onCancel: () => void;
}) {
  const [columns, setColumns] = useState(guessed);
  const [isChecked, setIsChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { places } = columns;
  const inHeader = guessColumns(table).places;
  const problem = missingIn(columns);
  const options = table.header.map(
    (name, place) => [String(place), name || t('Column {number}', { number: place + 1 })] as const,
  );

  const put = (key: ColumnKey, value: string) =>
    setColumns(withPlace(table, columns, key, value === '' ? undefined : Number(value)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!problem) onDone(columns);
  };

  return (
    <Form noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {t('What is in which column?')}
      </h3>
      <div>
        {fields.map(
          ([key, label]) =>
            (!rare.has(key) || inHeader[key] !== undefined) && (
              <Picker
                key={key}
                label={label()}
                options={[['', t('None')], ...options]}
                value={String(places[key] ?? '')}
                hint={samplesOf(table, places[key])[0]?.slice(0, 40) ?? ''}
                onChange={(value) => put(key, value)}
              />
            ),
        )}
        {dayOrderOf(table, places.day) !== 'none' && (
          <Picker
            label={t('Order of dates')}
            options={[['', t('Choose')], ...dayOrders()]}
            value={columns.dayOrder ?? ''}
            onChange={(value) => setColumns({ ...columns, dayOrder: named(dayOrders(), value) })}
          />
        )}
        <Picker
          label={t('Unit of energy')}
          options={energyUnits()}
          value={columns.energyUnit}
          onChange={(value) =>
            setColumns({ ...columns, energyUnit: named(energyUnits(), value) ?? 'kcal' })
          }
        />
        <Picker
          label={t('Decimal sign')}
          options={[['', t('Choose')], ...decimalSigns()]}
          value={named(decimalSigns(), columns.decimalSign ?? '') ?? ''}
          onChange={(value) =>
            setColumns({ ...columns, decimalSign: named(decimalSigns(), value) })
          }
        />
      </div>
      {isChecked && problem && <Problem>{problem}</Problem>}
      <Actions>
        <Button type="submit" variant="contained">
          {t('Continue')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </Actions>
    </Form>
  );
}
