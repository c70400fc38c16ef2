import { styled } from '@mui/material/styles';

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  marginTop: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.secondary,
  '@media print': { display: 'none' },
  '& input': {
    width: 20,
    height: 20,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Turns the keyboard shortcuts of this device on and off. */
export function KeyShortcutsSwitch({
  areOn,
  onChange,
}: {
  areOn: boolean;
  onChange: (areOn: boolean) => void;
}) {
  return (
    <Root>
      <input type="checkbox" checked={areOn} onChange={(event) => onChange(event.target.checked)} />
      Keyboard shortcuts
    </Root>
  );
}
