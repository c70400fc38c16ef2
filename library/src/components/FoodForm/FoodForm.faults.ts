import { contrast, inEveryStory, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'FoodForm';
const tests = 'FoodForm/FoodForm.test.tsx';

export const faults: Fault[] = [
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: "'aria-expanded': isOpen,",
    with: "'aria-expanded': false,",
    breaks: [story(name, 'SuggestionsWhileTyping')],
  },
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: "'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,",
    with: '',
    breaks: [story(name, 'SuggestionsWhileTyping')],
  },
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: 'aria-label={listLabel}',
    with: '',
    breaks: [story(name, 'SuggestionsWhileTyping')],
  },
  {
    in: '../../food-fields/foodFieldStyles.ts',
    replace: 'minmax(min(100%, max(7rem, 40%)), 1fr)',
    with: 'minmax(20rem, 1fr)',
    at: 'QuickFigures',
    breaks: [inEveryStory(name, 'narrow')],
  },
  {
    in: 'FoodForm.tsx',
    replace: 'aria-label={text.heading}',
    with: '',
    breaks: [
      story(name, 'Empty'),
      unit(tests, 'submitting §2 has a heading, a name, four numbers that start at 0, and Add'),
    ],
  },
  {
    in: 'FoodForm.tsx',
    replace: '`h${headingLevel}`',
    with: "'div'",
    breaks: [story(name, 'Empty')],
  },
  {
    in: '../../food-fields/useCheckedForm.ts',
    replace: '      focusField(form, wrong);\n',
    with: '',
    breaks: [story(name, 'NameMissing')],
  },
  {
    in: '../../food-fields/FoodField.tsx',
    replace: 'clsx(helperTextId, unit && unitId(id))',
    with: 'clsx(unit && unitId(id))',
    breaks: [
      story(name, 'EveryFieldWrong'),
      unit(
        tests,
        '§5 validation shows all messages at once, focuses the first invalid field, and removes each message on edit',
      ),
    ],
  },
  {
    in: 'FoodForm.tsx',
    replace: '              showFoodResult(currentTarget, input, rules);\n',
    with: '',
    breaks: [story(name, 'QuickFigures')],
  },
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: 'role="option"',
    with: '',
    breaks: [story(name, 'SuggestionsWhileTyping')],
  },
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: "key === 'ArrowDown' || key === 'ArrowUp'",
    with: "key === 'ArrowUp'",
    breaks: [
      unit(
        'FoodForm/suggestions.test.tsx',
        'arrow keys fill in the suggested foods, and Enter adds the one in the fields',
      ),
    ],
  },
  {
    in: '../../food-fields/useCheckedForm.ts',
    replace: 'if (!state.isQuestioned && !(field in state.problems)) return;',
    with: '',
    breaks: [
      unit('FoodForm/typing.test.tsx', 'typing causes no React commit, not even for the first key'),
    ],
  },
  {
    in: 'FoodForm.tsx',
    replace: '<p aria-live="polite">',
    with: '<p>',
    breaks: [
      unit(tests, '§4 while adding Add is disabled, keeps its name, and the form shows "Adding…"'),
    ],
  },
  {
    in: 'FoodForm.tsx',
    replace: '<p role="alert">',
    with: '<p>',
    breaks: [
      unit(
        tests,
        '§8 when adding fails shows the message, keeps all input, and allows another try',
      ),
    ],
  },
  {
    in: '../../food-fields/foodFieldStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'SuggestionsWhileTyping',
    breaks: [contrast(name, 'text')],
  },
  {
    in: '../../theme/componentStyles.ts',
    replace: 'theme.vars.palette.controlOutline',
    with: 'theme.vars.palette.divider',
    at: 'SuggestionsWhileTyping',
    breaks: [contrast(name, 'nonText')],
  },
];
