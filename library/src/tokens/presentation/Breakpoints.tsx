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

/** The widths of a window from which the pages of the app are laid out in another way. */
export function Breakpoints() {
  const { values } = useTheme().breakpoints;
  const widest = Math.max(...Object.values(values));
  return (
    <List>
      {Object.entries(values).map(([name, width]) => (
        <li key={name}>
          {name}: from {width} px
          <div data-bar style={{ width: `${(width / widest) * 100}%` }} />
        </li>
      ))}
    </List>
  );
}
