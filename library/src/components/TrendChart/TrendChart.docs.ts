import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to show how a figure was over weeks and months, against its target.',
    'Leave out the days of which you know nothing: the chart has a gap there, and the average is over the other days.',
    'Name the days that are not over, or that somebody has not logged whole, as `incompleteDays`: they would make the average too low.',
    'Set `count` to 7, 30, 90 or 365; from 91 days on, each bar is a week.',
    'Use `variant="line"` for a figure that goes on from day to day, such as a weight.',
  ],
  avoid: [
    'For the totals of one day: use TotalsCard.',
    'To go to another day: use WeekStrip or DateNavigator.',
  ],
  keyboard: [
    {
      keys: ['→', '↑'],
      does: 'Selects the next day, and says its numbers; from right to left, ← does.',
    },
    { keys: ['←', '↓'], does: 'Selects the day before.' },
    { keys: ['Page Up', 'Page Down'], does: 'Selects a day further on, or further back.' },
    { keys: ['Home', 'End'], does: 'Selects the first or the last day.' },
    { keys: ['Enter'], does: 'On "Show as a table", opens or closes the table.' },
  ],
};
