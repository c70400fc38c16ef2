import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to move from day to day in a log that has a first and a last day.',
    'Use it where people mostly go to the next or previous day, and sometimes to any other day.',
    'Mark the days with entries in its calendar. Fetch those of a month when it is shown.',
  ],
  avoid: ['As a form field: use a date picker of MUI X.', 'For ranges: it selects one day.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through Previous, the date and Next.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On Previous or Next, changes the day. On the date, opens the calendar.',
    },
    {
      keys: ['Left', 'Right'],
      does: 'Goes one day back or forward, from anywhere in the navigator. The keys are swapped in right-to-left text.',
    },
    {
      keys: ['Left', 'Right', 'Up', 'Down'],
      does: 'In the calendar, moves focus by a day or a week.',
    },
    {
      keys: ['Home', 'End'],
      does: 'In the calendar, moves focus to the first or last day of the week.',
    },
    { keys: ['Page Up', 'Page Down'], does: 'In the calendar, moves focus by a month.' },
    { keys: ['Enter'], does: 'In the calendar, selects the day.' },
    { keys: ['Esc'], does: 'Closes the calendar and returns focus to the date.' },
  ],
};
