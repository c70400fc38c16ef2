import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { judgementOf } from './acceptPictures.ts';
import type { Approval, Asks } from './useApproval.ts';

const focus = (field: HTMLElement | null) => field?.focus();

/** Asks why a picture is rejected, or recorded. */
export function ReasonDialog({
  approval,
  asks: { verdict, pictures },
}: {
  approval: Approval;
  asks: Asks;
}) {
  const [isMissing, setMissing] = useState(false);
  const isRejection = verdict === 'rejected';
  const verb = isRejection ? 'Reject' : 'Record';
  const keptNote = approval.kept.find(
    ({ judgement }) => judgement.picture === pictures[0]?.id && judgement.verdict === verdict,
  )?.judgement.note;
  const close = () => {
    approval.ask(undefined);
    approval.focusHeading();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      disableRestoreFocus
      onClose={close}
      aria-labelledby="reason-title"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('reason');
          const reason = typeof given === 'string' ? given.trim() : '';
          if (reason !== '') {
            approval.ask(undefined);
            approval.judge(pictures.map((one) => judgementOf(one, verdict, reason)));
            return;
          }
          setMissing(true);
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <DialogTitle id="reason-title">
          {pictures.length > 1 ? `${verb} ${pictures.length} pictures` : `${verb} the picture`}
        </DialogTitle>
        <DialogContent>
          <TextField
            name="reason"
            label={isRejection ? 'What has to change' : 'Why it changed'}
            defaultValue={keptNote}
            inputRef={focus}
            fullWidth
            required
            margin="dense"
            error={isMissing}
            helperText={
              isMissing
                ? 'Write a reason.'
                : !isRejection && 'A record is no approval: a designer still has to approve it.'
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained" color={isRejection ? 'error' : 'primary'}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
