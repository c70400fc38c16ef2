import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** An outlined button whose border is as easy to see as that of a field. */
export const OutlinedButton = styled(Button)(({ theme }) => ({
  padding: theme.spacing(0.75, 2),
  border: `1px solid ${(theme.vars ?? theme).palette.controlOutline}`,
}));
