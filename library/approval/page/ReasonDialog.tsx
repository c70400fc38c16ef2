import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Asks } from './Decision.tsx';

const focus = (field: HTMLElement | null) => field?.focus();

/** Asks why a picture is rejected, or recorded. */
export function ReasonDialog({
  asks,
  count,
  defaultReason = '',
  onCancel,
  onSubmit,
}: {
  asks: NonNullable<Asks>;
  /** How many pictures the group has. */
  count: number;
  defaultReason?: string | undefined;
  onCancel: () => void;
  onSubmit: (reason: string) => void;
}) {
  const [isMissing, setMissing] = useState(false);
  const title = {
    reject: 'Reject the picture',
    record: 'Record the picture',
    'record group': `Record ${count} pictures`,
  }[asks];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      disableRestoreFocus
      onClose={onCancel}
      aria-labelledby="reason-title"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('reason');
          const reason = typeof given === 'string' ? given.trim() : '';
          if (reason !== '') {
            onSubmit(reason);
            return;
          }
          setMissing(true);
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <DialogTitle id="reason-title">{title}</DialogTitle>
        <DialogContent>
          <TextField
            name="reason"
            label={asks === 'reject' ? 'What has to change' : 'Why it changed'}
            defaultValue={defaultReason}
            inputRef={focus}
            fullWidth
            required
            margin="dense"
            error={isMissing}
            helperText={
              isMissing
                ? 'Write a reason.'
                : asks !== 'reject' &&
                  'A record is no approval: a designer still has to approve it.'
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained" color={asks === 'reject' ? 'error' : 'primary'}>
            {asks === 'reject' ? 'Reject' : 'Record'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
