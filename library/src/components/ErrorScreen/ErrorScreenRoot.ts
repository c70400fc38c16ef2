import { styledRoot } from '../../slots/styledRoot.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { sizeOf } from '../../theme/textSize.ts';
import { photoInk as ink, photoUnder as under } from '../../tokens/tokens.generated.ts';

const overPhoto = ':has(> .FoodlogErrorScreen-photo:not([hidden]))';

/** Has the colours of the page until a photo is there, and those of the tokens `photo` above one. */
export const ErrorScreenRoot = /*#__PURE__*/ styledRoot(
  'FoodlogErrorScreen',
  'section',
  ({ typography, spacing }, { text, background, primary }) => ({
    root: {
      ...typography.body1,
      position: 'relative',
      isolation: 'isolate',
      boxSizing: 'border-box',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      minHeight: '100dvh',
      padding: spacing(4, 2),
      overflow: 'hidden',
      textAlign: 'center',
      color: text.primary,
      backgroundColor: background.default,
      overflowWrap: 'anywhere',
      '--foodlog-fill': primary.main,
      '--foodlog-text': primary.contrastText,
      [`&${overPhoto}`]: {
        color: ink,
        backgroundColor: under,
        '--foodlog-fill': ink,
        '--foodlog-text': under,
      },
      '@media print': { minHeight: 0, [`&${overPhoto}`]: { color: text.primary } },
    },
    photo: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      // The photo is dimmed so that white text keeps a contrast of 7:1 even on a white photo.
      opacity: 0.35,
      '@media (forced-colors: active)': { display: 'none' },
      ...notPrinted,
    },
    figure: { ...typography.h1, margin: 0, fontSize: `min(${sizeOf(typography.h1)}, 40vw)` },
    heading: { ...typography.h4, margin: spacing(2, 0, 0) },
    text: { margin: spacing(1, 0, 0) },
    homeLink: {
      ...typography.button,
      marginTop: spacing(4),
      padding: '0.75rem 1.5rem',
      color: 'var(--foodlog-text)',
      backgroundColor: 'var(--foodlog-fill)',
      border: '1px solid var(--foodlog-fill)',
      borderRadius: 8,
      textDecoration: 'none',
      '&:hover, &:active': { color: 'var(--foodlog-fill)', backgroundColor: 'transparent' },
      '&:active': { boxShadow: 'inset 0 0 0 1px' },
      '&:focus-visible': { outline: '2px solid var(--foodlog-fill)', outlineOffset: 3 },
      ...notPrinted,
    },
  }),
);
