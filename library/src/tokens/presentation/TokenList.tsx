import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { ShownToken } from './tokensIn.ts';

interface TokenListProps {
  tokens: ShownToken[];
  /** How the sample of a token looks. */
  sample: (token: ShownToken) => CSSProperties;
  /** What the sample says. */
  text?: string;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { minWidth: 0 },
  '& b, & small': { display: 'block' },
  '& small': {
    color: theme.vars?.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
  },
  '& [data-sample]': { marginBlockEnd: theme.spacing(1), overflowWrap: 'anywhere' },
}));

/** Tokens of one kind, each as a sample with its name, its value and what it is for. */
export function TokenList({ tokens, sample, text }: TokenListProps) {
  return (
    <List>
      {tokens.map((token) => (
        <li key={token.name}>
          <div data-sample style={sample(token)}>
            {text}
          </div>
          <b>{token.name}</b>
          <small>{token.value}</small>
          <small>{token.description}</small>
        </li>
      ))}
    </List>
  );
}
