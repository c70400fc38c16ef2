import type { TokenNormalized } from '@terrazzo/parser';

type Color = Extract<TokenNormalized, { $type: 'color' }>['$value'];

function colorValue({ components, alpha, hex }: Color) {
  if (alpha === 1 && hex) return hex;
  const channels = components.map((component) => Math.round(Number(component) * 255));
  return `rgb(${channels.join(' ')} / ${alpha * 100}%)`;
}

/**
 * Converts a token to a value for a MUI theme: colours, font families and shadows as CSS, pixels and milliseconds as
 * numbers.
 * @throws when the type or unit of the token is not supported.
 */
export function themeValue(token: TokenNormalized): string | number {
  if (token.$type === 'color') return colorValue(token.$value);
  if (token.$type === 'number' || token.$type === 'fontWeight') return token.$value;
  if (token.$type === 'dimension' && token.$value.unit === 'px') return token.$value.value;
  if (token.$type === 'duration' && token.$value.unit === 'ms') return token.$value.value;
  if (token.$type === 'fontFamily') {
    return token.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
  }
  if (token.$type === 'shadow') {
    return token.$value
      .map(({ offsetX, offsetY, blur, spread, color }) =>
        [offsetX, offsetY, blur, spread]
          .map(({ value, unit }) => `${value}${unit}`)
          .concat(colorValue(color))
          .join(' '),
      )
      .join(', ');
  }
  throw new Error(
    `The theme does not support ${token.id}, ${token.$type} ${JSON.stringify(token.$value)}: use px for dimensions and ms for durations, or convert this type in themeValue.ts.`,
  );
}
