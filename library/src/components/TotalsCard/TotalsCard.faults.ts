import { contrast, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'TotalsCard';
const tests = 'TotalsCard/TotalsCard.test.tsx';

export const faults: Fault[] = [
  {
    in: 'TotalsCard.tsx',
    replace: '`h${headingLevel}`',
    with: "'div'",
    breaks: [story(name, 'AnOrdinaryDay')],
  },
  {
    in: 'TotalsCard.tsx',
    replace: '<dt>{text[name]}</dt>',
    with: '<span>{text[name]}</span>',
    breaks: [
      unit(
        tests,
        '§2 the Totals card is a region named Totals that reads as pairs of label and figure',
      ),
    ],
  },
  {
    in: 'TotalsCard.tsx',
    replace: '<output className',
    with: '<output role="none" className',
    breaks: [
      unit(
        tests,
        'while loading announces it politely, outside the busy list, and shows no figure',
      ),
    ],
  },
  {
    in: 'TotalsCardRoot.ts',
    replace: '{ ...caption, color: palette.text.secondary }',
    with: '{ ...caption, color: palette.divider }',
    at: 'AnOrdinaryDay',
    breaks: [contrast(name, 'text')],
  },
];
