import type { TypographyVariantsOptions } from '@mui/material/styles';
import { font } from '../tokens/tokens.json';

const family = font.family.text.$value
  .map((name) => (name.includes(' ') ? `"${name}"` : name))
  .join(', ');

type Size = Exclude<keyof typeof font.size, '$type'>;
type Weight = Exclude<keyof typeof font.weight, '$type'>;

function style(size: Size, weight: Weight, lineHeight: number) {
  const fontSize = `${font.size[size].$value.value / 16}rem`;
  return { fontSize, fontWeight: font.weight[weight].$value, lineHeight, letterSpacing: 0 };
}

/** The type scale on MUI's variants; in each place the size nearest to MUI's own, so that a layout survives a change of theme. */
export const typography: TypographyVariantsOptions = {
  fontFamily: family,
  fontWeightRegular: font.weight.regular.$value,
  fontWeightMedium: font.weight.medium.$value,
  fontWeightBold: font.weight.strong.$value,
  h1: style('poster', 'figure', 1),
  h2: style('figure', 'figure', 1.2),
  h3: style('figure', 'figure', 1.2),
  h4: style('title', 'strong', 1.25),
  h5: style('macro', 'strong', 1.35),
  h6: style('macro', 'strong', 1.35),
  subtitle1: style('body', 'strong', 1.4),
  subtitle2: style('small', 'strong', 1.4),
  body1: style('body', 'regular', 1.5),
  body2: style('small', 'regular', 1.5),
  button: { ...style('small', 'strong', 1.5), textTransform: 'none' },
  caption: style('label', 'medium', 1.4),
  overline: { ...style('label', 'strong', 1.4), textTransform: 'none' },
};
