import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'To move from day to day in a log, with a first and a last day.',
    'Where the day beside is what people want most, and any other day sometimes.',
  ],
  avoid: ['As a field of a form: use a date picker of MUI X.', 'For a span of days: it has one.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves over Previous, the date and Next.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On Previous or Next steps by a day; on the date opens the calendar.',
    },
    {
      keys: ['Left', 'Right'],
      does: 'One day back or forward, from anywhere in it; mirrored where text runs from right to left.',
    },
    { keys: ['Left', 'Right', 'Up', 'Down'], does: 'In the calendar, by a day or a week.' },
    { keys: ['Home', 'End'], does: 'In the calendar, to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], does: 'In the calendar, by a month.' },
    { keys: ['Enter'], does: 'In the calendar, chooses the day.' },
    { keys: ['Esc'], does: 'Closes the calendar; the date has the focus again.' },
  ],
};
