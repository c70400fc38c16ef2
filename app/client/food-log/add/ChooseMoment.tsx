import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../appearance/appearance.ts';
import { inOtherLanguages } from '../../language/otherLanguages.ts';
import { t } from '../../language/t.ts';
import { formatTime, minuteNow, minuteOf } from '../clock/minuteOfDay.ts';
import { subscribeToClock } from '../clock/subscribeToClock.ts';
import type { Meals } from '../data/FoodLog.types.ts';
import { mealAt } from '../data/settings.ts';
import type { Moment } from './newEntry.ts';

const above = { maxWidth: '100%', marginBlockEnd: 0 };

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  containerType: 'inline-size',
  '&:has(> [aria-expanded=true])': {
    marginBlockEnd: theme.spacing(1),
    outline: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    outlineOffset: -1,
    borderRadius: theme.shape.borderRadius,
    background: (theme.vars ?? theme).palette.background.paper,
  },
  // Beside the heading of the form, in its card. Large text needs the whole width.
  '& > button': {
    display: 'flex',
    maxWidth: 'calc(100% - 10rem)',
    minHeight: 44,
    // The arrow ends where the fields of the form do.
    paddingInlineEnd: theme.spacing(2),
    marginInlineStart: 'auto',
    marginBlockEnd: -44,
    '@container (max-width: 16rem)': above,
    [`${inOtherLanguages} &`]: { '@container (max-width: 24rem)': above },
    '& > span:first-of-type': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lineHeight: 1.25,
      textAlign: 'end',
    },
    // Beside the heading, there is no room for both on a phone. A time that was chosen is never hidden.
    '@container (max-width: 21rem)': { '& [data-optional=true]': visuallyHidden },
    // The typeface has no such arrow.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.45em',
      height: '0.45em',
      marginInlineStart: '0.6em',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-0.15em) rotate(45deg)',
    },
    '&[aria-expanded=true]': {
      marginBlockEnd: 0,
      '&::after': { transform: 'translateY(0.1em) rotate(225deg)' },
    },
  },
}));

/** MUI types the props of its inputs as those of no select. */
const Select = ({ children, ...props }: { children?: ReactNode }) => (
  <select {...props}>{children}</select>
);

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 2, 2),
  '& label': {
    ...theme.typography.caption,
    display: 'block',
    marginBottom: theme.spacing(0.25),
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& .MuiInputBase-root': { width: '100%' },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 44,
    padding: '0.25rem 0.75rem',
  },
}));

/** Asks for another time than now and another meal than that of the time, folded away until somebody wants it. */
export function ChooseMoment({
  meals,
  chosen,
  onChange,
}: {
  meals: Meals | undefined;
  chosen: Moment;
  onChange: (chosen: Moment) => void;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const locale = useLocale();
  // The chosen one may have been renamed or removed since.
  const names = [...new Set([...(meals?.meals ?? []).map(({ name }) => name), chosen.meal])].filter(
    Boolean,
  );
  const ofNow = useSyncExternalStore(
    subscribeToClock,
    () => meals && mealAt(meals, minuteNow(new Date())),
  );
  const ofTime = chosen.time && meals ? mealAt(meals, minuteOf(chosen.time)) : ofNow;
  const meal = chosen.meal || ofTime;
  return (
    <Root
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <span data-optional={!chosen.time && meal !== undefined}>
            {(chosen.time ? formatTime(chosen.time, locale) : t('Now')) +
              (meal === undefined ? '' : ', ')}
          </span>
          {meal !== undefined && <span translate="no">{meal}</span>}
        </span>
      </Button>
      {isOpen && (
        <Fields id={id}>
          <div>
            <label htmlFor={`${id}-time`}>{t('Time')}</label>
            <OutlinedInput
              id={`${id}-time`}
              type="time"
              value={chosen.time}
              onChange={({ target }) => onChange({ time: target.value, meal: chosen.meal })}
            />
          </div>
          {names.length > 0 && (
            <div>
              <label htmlFor={`${id}-meal`}>{t('Meal')}</label>
              <OutlinedInput
                id={`${id}-meal`}
                inputComponent={Select}
                value={chosen.meal}
                onChange={({ target }) => onChange({ time: chosen.time, meal: target.value })}
                inputProps={{
                  translate: 'no',
                  children: [
                    <option key="" value="">
                      {ofTime === undefined
                        ? t('None')
                        : t('{meal} (by its time)', { meal: ofTime })}
                    </option>,
                    ...names.map((name) => (
                      // Without a value, the browser would leave out spaces.
                      <option key={name} value={name}>
                        {name}
                      </option>
                    )),
                  ],
                }}
              />
            </div>
          )}
        </Fields>
      )}
    </Root>
  );
}
