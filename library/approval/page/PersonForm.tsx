import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

/** Asks who judges in a saved page, where git cannot say so. */
export function PersonForm({ onSubmit }: { onSubmit: (person: string) => Promise<void> }) {
  return (
    <Stack
      component="form"
      direction="row"
      aria-label="Who are you?"
      sx={{ flexWrap: 'wrap', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...event.currentTarget.querySelectorAll('input')];
        const [name, email] = fields.map(({ value }) => value.trim());
        void onSubmit(`${name} <${email}>`);
      }}
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        size="small"
        required
        slotProps={{ htmlInput: { pattern: '.*[^<>\\s].*', title: 'Your name' } }}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        size="small"
        required
      />
      <Button type="submit" variant="contained">
        Start judging
      </Button>
    </Stack>
  );
}
