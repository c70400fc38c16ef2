import { styled, useTheme } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { marginBlockEnd: theme.spacing(2) },
  '& [data-bar]': {
    height: theme.spacing(1),
    maxWidth: '100%',
    marginBlockStart: theme.spacing(0.5),
    background: theme.vars?.palette.primary.main,
  },
}));

/** What the app uses the breakpoints for. */
const uses: Readonly<Record<string, string>> = {
  xs: 'The pages of the app are laid out for a phone.',
  sm: 'The pages of the app have more space around them, and the food log has two columns.',
  md: 'The heading of the welcome page is larger.',
};

/** The breakpoints of the theme, with what the app uses them for. */
export function Breakpoints() {
  const { values } = useTheme().breakpoints;
  const widest = Math.max(...Object.values(values));
  return (
    <>
      <p>
        These are the breakpoints of the theme, not tokens. Components do not use them: they follow
        the width that they are given.
      </p>
      <List>
        {Object.entries(values).map(([name, width]) => (
          <li key={name}>
            {name}: from {width} px. {uses[name] ?? 'The app does not use it.'}
            <div data-bar style={{ width: `${(width / widest) * 100}%` }} />
          </li>
        ))}
      </List>
    </>
  );
}
