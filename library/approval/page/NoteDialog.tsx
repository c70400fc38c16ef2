import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { judgementOf } from './pictureWords.ts';
import type { Approval, Asks } from './useApproval.ts';

const focus = (field: HTMLElement | null) => field?.focus();

/** The middle of the largest place that changed. */
function middleOf({ pictures: [picture] }: Asks): [number, number] | undefined {
  const box = picture?.difference?.boxes[0];
  return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

/** Asks for the note of a verdict. It stays open, with what was typed, until the verdict is saved. */
export function NoteDialog({ approval, asks }: { approval: Approval; asks: Asks }) {
  const { verdict, pictures } = asks;
  const isRejection = verdict === 'rejected';
  const verb = isRejection ? 'Reject' : 'Approve';
  const place = asks.at ?? (pictures.length === 1 ? middleOf(asks) : undefined);
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const given = data.get('note');
    const note = typeof given === 'string' ? given.trim() : '';
    const at = place && data.has('pin') ? { at: place } : {};
    const [{ id }] = pictures;
    approval.notes.set(id, note);
    const judgements = pictures.map((one) => judgementOf(one, verdict, { note, ...at }));
    if (!(await approval.judge(judgements))) return;
    approval.notes.delete(id);
    approval.ask(undefined);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      disableRestoreFocus
      onClose={() => approval.ask(undefined)}
      aria-labelledby="note-title"
      // The picture can be seen meanwhile, as it is.
      slotProps={{ backdrop: { invisible: true } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start', justifyContent: 'end' } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <DialogTitle id="note-title">
          {pictures.length > 1 ? `${verb} ${pictures.length} pictures` : `${verb} the picture`}
        </DialogTitle>
        <DialogContent>
          <TextField
            name="note"
            label={isRejection ? 'What should change?' : 'Note'}
            defaultValue={approval.notes.get(pictures[0].id)}
            inputRef={focus}
            fullWidth
            multiline
            minRows={3}
            required={isRejection}
            margin="dense"
            helperText="Ctrl+Enter saves it."
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) {
                currentTarget.closest('form')?.requestSubmit();
              }
            }}
          />
          {place && (
            <FormControlLabel
              control={<Checkbox name="pin" defaultChecked />}
              label={`Pin the note to ${asks.at ? 'this place' : 'the change'}, at ${place.join(', ')} px`}
            />
          )}
          {approval.problem && <Alert severity="error">{approval.problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ padding: 3, paddingTop: 0 }}>
          <Button onClick={() => approval.ask(undefined)}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={isRejection ? 'error' : 'primary'}
            loading={approval.isSaving}
          >
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
