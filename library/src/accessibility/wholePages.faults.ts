import { endToEnd } from './answers.ts';
import type { Fault } from './Fault.types.ts';

const client = 'app/dist';
const pages = 'wholePages.spec.ts';

/** Faults of the built client, whose texts are unchanged by the build. */
export const faults: Fault[] = [
  {
    in: client,
    replace: 'component:`main`',
    with: 'component:`section`',
    breaks: [
      endToEnd(pages, 'each page has one main landmark, which lets a person skip repeated content'),
    ],
  },
  {
    in: client,
    replace: 'An Error Ocurred · Foodlog',
    with: 'Foodlog',
    breaks: [endToEnd(pages, 'each page has a title that describes it')],
  },
  {
    in: client,
    replace: '<html lang="en">',
    with: '<html>',
    breaks: [endToEnd(pages, 'each page declares its language')],
  },
  {
    in: client,
    replace: 'children:`Open the food log`',
    with: 'disabled:true,children:`Open the food log`',
    breaks: [endToEnd(pages, 'home leads to the log, and each page leads home')],
  },
  {
    in: client,
    replace: 'children:`Logout`',
    with: 'children:`Sign out`',
    breaks: [endToEnd(pages, 'the header has the same controls in the same order on each page')],
  },
  {
    in: client,
    replace: 'backToHome:`Back to home`',
    with: 'backToHome:`Home`',
    breaks: [
      endToEnd(
        pages,
        'a name leads to one page everywhere, and the header leads home by the same name',
      ),
    ],
  },
  {
    in: client,
    replace: '?`on`:`off`',
    with: '?`on`:`on`',
    breaks: [
      endToEnd(
        'entries.spec.ts',
        'each control shows its shortcut, and shortcuts can be turned off for good',
      ),
    ],
  },
  {
    in: client,
    replace: 'autoCapitalize:`sentences`',
    with: 'disabled:true,autoCapitalize:`sentences`',
    breaks: [endToEnd('keyboard.spec.ts', 'a food is logged by keyboard alone')],
  },
];
