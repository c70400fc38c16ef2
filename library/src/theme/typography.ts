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

/**
 * The type scale mapped to MUI's variants. Each variant gets the size nearest to MUI's, so that layouts stay stable.
 * @param htmlFontSize the size in pixels that a team's page gives its root element.
 */
export function typography(htmlFontSize = 16): TypographyVariantsOptions {
  const style = (size: number, fontWeight: number, lineHeight: number) => ({
    fontSize: `${size / htmlFontSize}rem`,
    fontWeight,
    lineHeight,
    letterSpacing: 0,
  });
  return {
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
}
