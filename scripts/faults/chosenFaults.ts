/** A small mistake in the library, which the check of pictures must notice. */
export interface PictureFault {
  /** What a person would say of it. */
  name: string;
  /** From the root of the repository. */
  in: string;
  /** Text that occurs exactly once in the file. */
  replace: string;
  with: string;
  /** Whether it changes a text, a role, a name or a state. All of these must be noticed. */
  changesWords: boolean;
}

const library = 'library/src/';
const components = `${library}components/`;

const looks = (name: string, file: string, replace: string, by: string): PictureFault => ({
  name,
  in: file,
  replace,
  with: by,
  changesWords: false,
});

const words = (name: string, file: string, replace: string, by: string): PictureFault => ({
  ...looks(name, file, replace, by),
  changesWords: true,
});

const card = `${library}theme/cardStyles.ts`;
const fields = `${library}food-fields/foodFieldStyles.ts`;
const figures = `${library}entry-figures/entryFiguresStyles.ts`;
const totals = `${components}TotalsCard/TotalsCard`;
const navigator = `${components}DateNavigator/DateNavigator`;
const list = `${components}EntryList/EntryList`;
const row = `${components}EntryList/EntryRow.tsx`;
const errorScreen = `${components}ErrorScreen/ErrorScreen`;
const repeat = `${components}QuickRepeat/QuickRepeat`;
const picker = `${components}EntryPicker/EntryPickerRoot.ts`;

/** Mistakes as people make them, one of each kind in which interfaces break. */
export const chosenFaults: PictureFault[] = [
  looks('a card has 1 px more padding', card, 'theme.spacing(1.5, 2)', "'13px 16px'"),
  looks(
    'a card has lost its border',
    card,
    '`1px solid ${palette.divider}`',
    "'1px solid transparent'",
  ),
  looks('digits are not all of one width', card, "'tabular-nums'", "'proportional-nums'"),
  looks('the heading of a card is 1 px lower', card, 'theme.spacing(0, 0, 1)', "'1px 0 8px'"),
  looks(
    'fats and proteins have swapped colours',
    `${totals}Root.ts`,
    "'&[data-total=fats]': { color: palette.fats?.main },\n        '&[data-total=proteins]': { color: palette.proteins?.main },",
    "'&[data-total=fats]': { color: palette.proteins?.main },\n        '&[data-total=proteins]': { color: palette.fats?.main },",
  ),
  looks(
    'the figure of the totals is larger than its card',
    `${totals}Root.ts`,
    "'min(1em, var(--most))'",
    "'1em'",
  ),
  looks(
    'the unit is as dark as the figure',
    `${totals}Root.ts`,
    '      unit: muted,',
    '      unit: caption,',
  ),
  looks(
    'the macros do not share a line',
    `${totals}Root.ts`,
    "        flexWrap: 'wrap',\n        gap:",
    "        flexDirection: 'column',\n        gap:",
  ),
  looks(
    'the arrows are not mirrored in right-to-left text',
    `${navigator}Root.ts`,
    "'&:dir(rtl)': { transform: 'scaleX(-1)' },",
    '',
  ),
  looks(
    'the arrow of Previous points forward',
    `${navigator}.tsx`,
    '<Chevron to="back" />',
    '<Chevron to="forward" />',
  ),
  looks(
    'the date has no outline',
    `${navigator}Root.ts`,
    'borderColor: palette.controlOutline ?? palette.text.secondary',
    "borderColor: 'transparent'",
  ),
  looks(
    'a disabled date looks as if it could be pressed',
    `${navigator}Root.ts`,
    "'&:disabled': { color: palette.action.disabled, borderColor: palette.divider },",
    '',
  ),
  looks(
    'rows have no line between them',
    `${list}Root.ts`,
    'borderTop: `1px solid ${palette.divider}`',
    "borderTop: '1px solid transparent'",
  ),
  looks(
    'a row is 1 px taller',
    `${list}Root.ts`,
    'padding: theme.spacing(1, 0),\n        paddingInlineStart',
    "padding: '9px 0 8px',\n        paddingInlineStart",
  ),
  looks(
    'the start of a row has moved to its left side',
    `${list}Root.ts`,
    'paddingInlineStart: theme.spacing(2),',
    'paddingLeft: theme.spacing(2),',
  ),
  looks(
    'a long name is cut without an ellipsis',
    figures,
    "textOverflow: 'ellipsis'",
    "textOverflow: 'clip'",
  ),
  looks(
    'calories stand below the name',
    figures,
    "calories: { ...subtitle1, alignSelf: 'start'",
    "calories: { ...subtitle1, alignSelf: 'end'",
  ),
  looks(
    'an error is not red',
    fields,
    '{ color: palette.error.main },\n      [`&[data-disabled=true]',
    '{ color: palette.text.primary },\n      [`&[data-disabled=true]',
  ),
  looks(
    'the label of a disabled field is not dimmed',
    fields,
    "[`&[data-disabled=true] :is(${classOf('label')}, ${classOf('unit')})`]: disabled,",
    '',
  ),
  looks(
    'the keys of a touch screen never show',
    fields,
    "[`&:focus-within ${classOf('keys')}`]: { display: 'flex' },",
    '',
  ),
  looks(
    'fields stand in one column',
    fields,
    "'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))'",
    "'1fr'",
  ),
  looks(
    'the suggestion that Enter takes is not marked',
    `${library}food-fields/SuggestionList.ts`,
    'backgroundColor: palette.action.selected,',
    '',
  ),
  looks(
    'a checkbox is 18 px',
    picker,
    'width: 20,\n        height: 20',
    'width: 18,\n        height: 18',
  ),
  looks(
    'the photo of the error screen is not dimmed',
    `${errorScreen}Root.ts`,
    'opacity: 0.35',
    'opacity: 0.6',
  ),
  looks(
    'the text of the error screen is not centred',
    `${errorScreen}Root.ts`,
    "textAlign: 'center'",
    "textAlign: 'start'",
  ),
  looks(
    'what is loading has square corners',
    `${library}theme/skeleton.ts`,
    'borderRadius: 6',
    'borderRadius: 0',
  ),
  looks(
    'the second line of an entry is as dark as the first',
    figures,
    'color: palette.text.secondary',
    'color: palette.text.primary',
  ),
  looks(
    'a button to repeat has no outline',
    `${repeat}Root.ts`,
    'border: `1px solid ${palette.controlOutline ?? palette.divider}`',
    "border: '1px solid transparent'",
  ),
  looks(
    'the green is a shade cooler',
    `${library}tokens/tokens.generated.ts`,
    '#1b6b34',
    '#14603f',
  ),
  looks(
    'a focused button has no ring',
    `${library}theme/componentStyles.ts`,
    'outline: `${strokeFocus}px solid ${theme.vars.palette.primary.main}`,',
    "outline: 'none',",
  ),
  looks(
    'targets are 4 px smaller',
    `${library}theme/createFoodlogTheme.ts`,
    'targetSize: target,',
    'targetSize: target - 4,',
  ),
  words('the totals have lost their name', `${totals}.tsx`, 'aria-label={text.heading}', ''),
  words(
    'the list that loads is not a status',
    `${list}.tsx`,
    '<output className={hidden}>{isLoading && text.loading}</output>',
    '<span className={hidden}>{isLoading && text.loading}</span>',
  ),
  words('Delete says only Delete', row, 'fillIn(text.delete, entry.name)', "'Delete'"),
  words('the message of a failed list is no alert', `${list}.tsx`, '<div role="alert">', '<div>'),
  words(
    'the heading of the error screen is a paragraph',
    `${errorScreen}.tsx`,
    '<h1>{text.heading}</h1>',
    '<p>{text.heading}</p>',
  ),
  words(
    'thousands are not grouped',
    `${library}format/formatNumber.ts`,
    'new Intl.NumberFormat(locale)',
    'new Intl.NumberFormat(locale, { useGrouping: false })',
  ),
  words(
    'the field is not described by its message',
    `${library}food-fields/FoodField.tsx`,
    'clsx(helperTextId, unit && unitId(id))',
    'clsx(unit && unitId(id))',
  ),
  words(
    'a label names no field',
    `${library}food-fields/FoodField.tsx`,
    '<label htmlFor={id}>{label}</label>',
    '<label>{label}</label>',
  ),
];
