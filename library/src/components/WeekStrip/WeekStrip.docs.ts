import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it beside DateNavigator to compare the days around the viewed one, and to go to any of them.',
    'Leave out days whose total is not known, such as those without entries: the strip shows a dash for them, never 0.',
    'Give it `minDate` and `maxDate` where DateNavigator has them.',
    'Give it `firstDayOfWeek` where people plan calendar weeks. Otherwise the seven days end with today.',
  ],
  avoid: [
    'To read exact totals: it shows only that of the chosen day. Use TotalsCard.',
    'For longer periods: a week is as much as a narrow window has room for.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the days.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the day.' },
  ],
};
