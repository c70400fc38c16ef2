import { memo } from 'react';
import { fillIn } from '../../locales/fillIn.ts';
import { formatNumber } from '../../locales/formatNumber.ts';
import { formatTime } from '../../locales/formatTime.ts';
import type { EntryListLocaleText, FoodLogEntry } from './EntryList.types.ts';

interface EntryRowProps {
  entry: FoodLogEntry;
  isPending: boolean;
  canEdit: boolean;
  canDelete: boolean;
  locale: string;
  text: EntryListLocaleText;
}

const PENCIL = 'm4 20 1-5L15.5 4.5l4 4L9 19zM13 7l4 4';
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

/** One entry. Its buttons are heard by the list, so that a row renders only when its entry changes. */
export const EntryRow = /*#__PURE__*/ memo(function EntryRow({
  entry,
  isPending,
  canEdit,
  canDelete,
  locale,
  text,
}: EntryRowProps) {
  const macro = (name: 'fats' | 'proteins' | 'carbs') => (
    <span>{`${text[name]}\u00a0${formatNumber(entry[name], locale)}\u00a0${text.grams}`}</span>
  );
  const button = (action: 'edit' | 'delete', path: string) => (
    <button type="button" data-action={action} aria-label={fillIn(text[action], entry.name)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <li aria-busy={isPending}>
      <b>{entry.name}</b>
      <strong>
        {formatNumber(entry.calories, locale)}
        <small>{`\u00a0${text.kilocalories}`}</small>
      </strong>
      <p>
        <time dateTime={entry.time}>{formatTime(entry.time, locale)}</time>
        {macro('fats')}
        {macro('proteins')}
        {macro('carbs')}
        {isPending && <em>{text.pending}</em>}
      </p>
      <div>
        {canEdit && button('edit', PENCIL)}
        {canDelete && button('delete', BIN)}
      </div>
    </li>
  );
});
