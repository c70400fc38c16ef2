import type { TypographyVariantsOptions } from '@mui/material/styles';
import {
  fontFamilyText,
  fontLineHeightFigure,
  fontLineHeightFlat,
  fontLineHeightHeading,
  fontLineHeightMacro,
  fontLineHeightText,
  fontLineHeightTitle,
  fontSizeBody,
  fontSizeFigure,
  fontSizeLabel,
  fontSizeMacro,
  fontSizePoster,
  fontSizeSmall,
  fontSizeTitle,
  fontWeightFigure,
  fontWeightMedium,
  fontWeightRegular,
  fontWeightStrong,
} from '../tokens/tokens.generated.ts';

const style = (size: number, fontWeight: number, lineHeight: number) => ({
  fontSize: `${size / 16}rem`,
  fontWeight,
  lineHeight,
  letterSpacing: 0,
});

/** The type scale mapped to MUI's variants. Each variant gets the size nearest to MUI's, so that layouts stay stable. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamilyText,
  fontWeightRegular,
  fontWeightMedium,
  fontWeightBold: fontWeightStrong,
  h1: style(fontSizePoster, fontWeightFigure, fontLineHeightFlat),
  h2: style(fontSizeFigure, fontWeightFigure, fontLineHeightFigure),
  h3: style(fontSizeFigure, fontWeightFigure, fontLineHeightFigure),
  h4: style(fontSizeTitle, fontWeightStrong, fontLineHeightTitle),
  h5: style(fontSizeMacro, fontWeightStrong, fontLineHeightMacro),
  h6: style(fontSizeMacro, fontWeightStrong, fontLineHeightMacro),
  subtitle1: style(fontSizeBody, fontWeightStrong, fontLineHeightHeading),
  subtitle2: style(fontSizeSmall, fontWeightStrong, fontLineHeightHeading),
  body1: style(fontSizeBody, fontWeightRegular, fontLineHeightText),
  body2: style(fontSizeSmall, fontWeightRegular, fontLineHeightText),
  button: {
    ...style(fontSizeSmall, fontWeightStrong, fontLineHeightText),
    textTransform: 'none',
  },
  caption: style(fontSizeLabel, fontWeightMedium, fontLineHeightHeading),
  overline: {
    ...style(fontSizeLabel, fontWeightStrong, fontLineHeightHeading),
    textTransform: 'none',
  },
};
