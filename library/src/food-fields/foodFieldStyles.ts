import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { Figure } from '../figures/Figure.types.ts';
import type { Colors, SlotStyles } from '../slots/styledRoot.ts';
import { cardStyles } from '../theme/cardStyles.ts';
import { keyHint } from '../theme/keyHint.ts';
import { notPrinted } from '../theme/notPrinted.ts';
import { targetSize } from '../theme/targetSize.ts';
import { lineOf } from '../theme/textSize.ts';

/**
 * Styles of a field and its slots.
 * @param owner Theme key of the component.
 */
export function fieldStyles(
  owner: string,
  theme: Theme,
  palette: Colors,
): Record<string, CSSObject> & { field: CSSObject } {
  const { caption, subtitle2, h6 } = theme.typography;
  const classOf = (slot: string) => `.${generateUtilityClass(owner, slot)}`;
  const disabled = { color: palette.text.disabled };
  const muted = { ...caption, color: palette.text.secondary };
  // On a phone of 320 px, four digits fit beside two keys of 44 px: the last one reaches into the gap of two columns.
  const overhang = 'clamp(0px, 143px - 50cqi, 16px)';
  return {
    field: {
      position: 'relative',
      [`&[data-error=true] ${classOf('helperText')}`]: { color: palette.error.main },
      [`&[data-disabled=true] :is(${classOf('label')}, ${classOf('unit')})`]: disabled,
      // It still names the field. A form reset empties the result.
      [`&:has([data-long]:not(:empty)) ${classOf('label')}`]: { transform: 'scale(0)' },
      // On touch screens, the keys of the focused field replace its unit: they cover nothing, and nothing moves.
      '@media (pointer: coarse)': {
        [`&:focus-within ${classOf('keys')}`]: { display: 'flex' },
        [`&:focus-within ${classOf('unit')}`]: { display: 'none' },
        [`&:focus-within input:has(~ ${classOf('keys')})`]: {
          paddingInlineStart: 'clamp(5px, 50cqi - 138px, 0.75rem)',
        },
      },
    },
    label: {
      ...muted,
      display: 'block',
      width: 'fit-content',
      marginBottom: theme.spacing(0.25),
    },
    input: {
      // MUI sets the padding for left-to-right text only.
      '&.MuiInputBase-adornedEnd': { paddingInline: '0 12px' },
      '& .MuiInputBase-input': {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: targetSize(theme),
        padding: '0.25rem 0.75rem',
        // A field that gets the focus comes into view with its label.
        scrollMarginTop: '2.25rem',
      },
    },
    unit: muted,
    keyHint: { ...keyHint, color: palette.text.secondary },
    keys: {
      display: 'none',
      alignSelf: 'stretch',
      marginInline: `-12px calc(-12px - ${overhang})`,
    },
    key: {
      ...h6,
      // In a narrower sidebar, no key is narrower than WCAG 2.2 allows.
      minWidth: 'clamp(24px, 50cqi - 83px, 44px)',
      padding: 0,
      '&:last-child': { paddingInlineEnd: overhang, backgroundClip: 'content-box' },
      border: 0,
      borderInlineStart: `1px solid ${palette.divider}`,
      color: palette.primary.main,
      background: 'none',
      '&:active': { backgroundColor: palette.action.selected },
    },
    // The result is beside the label, so that its appearance moves nothing, or in its place.
    result: {
      ...subtitle2,
      position: 'absolute',
      zIndex: 1,
      bottom: `calc(100% - ${lineOf(caption)})`,
      insetInlineEnd: 0,
      maxWidth: '100%',
      lineHeight: muted.lineHeight,
      color: palette.primary.main,
      backgroundColor: palette.background.paper,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    helperText: {
      ...muted,
      margin: theme.spacing(0.5, 0, 0),
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  };
}

/**
 * Styles of a component that is a field.
 * @param owner Theme key of the component.
 */
export function ownFieldStyles(owner: string, theme: Theme, palette: Colors): SlotStyles {
  const { field, ...slots } = fieldStyles(owner, theme, palette);
  return {
    root: {
      ...field,
      display: 'inline-block',
      width: '16rem',
      maxWidth: '100%',
      verticalAlign: 'top',
      variants: [
        { props: { fullWidth: true }, style: { display: 'block', width: '100%' } },
        {
          props: { required: true },
          style: {
            [`& .${generateUtilityClass(owner, 'label')}::after`]: { content: '" *" / ""' },
          },
        },
      ],
    },
    ...slots,
  };
}

/**
 * Styles of a form with food fields in two columns, and a last row with the buttons and the status messages.
 * @param owner Theme key of the component.
 */
export function foodFieldStyles(owner: string, theme: Theme, palette: Colors): SlotStyles {
  const { root, heading } = cardStyles(theme, palette);
  const { field, ...slots } = fieldStyles(owner, theme, palette);
  const status = {
    ...theme.typography.body2,
    flex: '1 1 12rem',
    margin: 0,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // The empty message stays in the DOM, so that screen readers announce a change. It must take no space.
    '&:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
  } as const;
  const button = {
    minHeight: targetSize(theme),
    minWidth: 112,
    '@container (max-width: 18rem)': { flexBasis: '100%' },
  };
  return {
    root: {
      ...root,
      display: 'grid',
      // Two columns, or one where the text is too large for two.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
      gap: theme.spacing(1.25, 2),
      ...notPrinted,
      variants: [
        {
          // Of an odd number, the first one has a row for itself, so that the others fill theirs.
          props: ({ figures = [] }: { figures?: readonly Figure[] }) => figures.length % 2 > 0,
          style: { '& > [data-field=name] + [data-field]': { gridColumn: '1 / -1' } },
        },
      ],
    },
    heading: { ...heading, gridColumn: '1 / -1', marginBottom: theme.spacing(-0.5) },
    field: { ...field, '&[data-field=name]': { gridColumn: '1 / -1' } },
    ...slots,
    actions: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1, 2),
    },
    submitButton: button,
    cancelButton: button,
    secondaryButton: button,
    status,
    failure: { ...status, color: palette.error.main },
  };
}
