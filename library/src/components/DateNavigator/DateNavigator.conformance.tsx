import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { ignore } from '../../../conformance/samples.ts';
import { DateNavigator } from './DateNavigator.tsx';
import { dateNavigatorClasses } from './dateNavigatorClasses.ts';

export const conformance: Conformance = {
  classes: dateNavigatorClasses,
  // Proven where fetching the calendar fails: calendarFailed.test.tsx.
  elsewhere: ['failure'],
  word: 'previous',
  examples: [
    {
      Component: (props) => (
        <DateNavigator value="2026-11-21" onChange={ignore} showWeekday {...props} />
      ),
      reveal: async ({ fireEvent, waitForClass }) => {
        fireEvent.click(document.querySelector(`.${dateNavigatorClasses.dateButton}`)!);
        await waitForClass(dateNavigatorClasses.popover);
      },
    },
  ],
  states: [
    {
      Component: (props) => (
        <DateNavigator
          value="2026-11-21"
          markedDays={['2026-11-20']}
          onChange={ignore}
          {...props}
        />
      ),
      reveal: async ({ fireEvent, waitForClass }) => {
        fireEvent.click(document.querySelector(`.${dateNavigatorClasses.dateButton}`)!);
        await waitForClass(dateNavigatorClasses.popover);
      },
    },
    { Component: (props) => <DateNavigator value="" onChange={ignore} {...props} /> },
    {
      Component: (props) => (
        <DateNavigator
          value="2026-11-21"
          minDate="2026-01-01"
          maxDate="2027-12-31"
          onChange={ignore}
          {...props}
        />
      ),
      reveal: async ({ fireEvent, waitForClass }) => {
        fireEvent.click(document.querySelector(`.${dateNavigatorClasses.dateButton}`)!);
        await waitForClass(dateNavigatorClasses.popover);
        fireEvent.click(document.querySelector('.MuiPickersCalendarHeader-switchViewButton')!);
        await waitForClass('MuiYearCalendar-root');
      },
    },
  ],
  // Proven where fetching the calendar fails: calendarFailed.test.tsx.
  wordsElsewhere: ['calendarFailed'],
};

export const randomElements = random.elementsOf(
  DateNavigator,
  fc.record({
    value: random.day,
    onChange: random.nothing,
    minDate: random.maybe(random.day),
    maxDate: random.maybe(random.day),
    markedDays: random.maybe(fc.array(random.day)),
    onMonthShow: random.maybe(random.nothing),
    disabled: random.bool,
    dateStyle: random.dateStyle,
    showWeekday: random.bool,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogDateNavigator'),
  }),
);
