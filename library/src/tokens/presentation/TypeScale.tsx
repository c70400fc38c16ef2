import { styled, useTheme } from '@mui/material/styles';
import tokens from '../tokens.json';
import { tokensIn } from './tokensIn.ts';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'body1',
  'subtitle2',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

const Sizes = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: theme.spacing(2), overflow: 'hidden' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars?.palette.text.secondary,
  },
}));

/** The sizes of type with what they are for, and the variants of the theme that have them. */
export function TypeScale() {
  const { typography } = useTheme();
  return (
    <Sizes>
      {tokensIn(tokens.font.size).map(({ name, value, description }) => {
        const inTheme = variants.filter(
          (variant) => typography[variant].fontSize === `${Number.parseInt(value, 10) / 16}rem`,
        );
        return (
          <li key={name}>
            {inTheme.map((variant) => (
              <div key={variant} style={typography[variant]}>
                1,840 {variant}
              </div>
            ))}
            <small>
              {name}, {value}. {description}
            </small>
          </li>
        );
      })}
    </Sizes>
  );
}
