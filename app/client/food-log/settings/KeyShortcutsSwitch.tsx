import { styled } from '@mui/material/styles';
import { t } from '../../language/t.ts';

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Turns the keyboard shortcuts on and off. */
export function KeyShortcutsSwitch({
  areOn = false,
  disabled,
  onChange,
}: {
  areOn: boolean | undefined;
  disabled: boolean;
  onChange: (areOn: boolean) => void;
}) {
  return (
    <Root>
      <input
        type="checkbox"
        checked={areOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{t('Keyboard shortcuts in the log: / for the name, Ctrl or Cmd with Z for Undo')}</span>
    </Root>
  );
}
