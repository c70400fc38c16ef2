import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Root = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'start',
}));

/** Asks who judges in a saved page, where git cannot say so. */
export function PersonForm({
  person,
  onSubmit,
}: {
  person: string | undefined;
  onSubmit: (person: string) => Promise<void>;
}) {
  const [isWrong, setWrong] = useState(false);
  if (person) return null;
  return (
    <Root
      noValidate
      aria-label="Who are you?"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [name = '', email = ''] = ['name', 'email'].map((key) => {
          const given = data.get(key);
          return typeof given === 'string' ? given.trim() : '';
        });
        const isPerson = /^[^<>]+$/.test(name) && /^[^<>\s]+@[^<>\s]+$/.test(email);
        setWrong(!isPerson);
        if (isPerson) void onSubmit(`${name} <${email}>`);
      }}
    >
      <TextField name="name" label="Name" autoComplete="name" size="small" required />
      <TextField
        name="email"
        label="Email"
        autoComplete="email"
        size="small"
        required
        error={isWrong}
        helperText={isWrong && 'Write your name and your email address.'}
      />
      <Button type="submit" variant="contained">
        Start judging
      </Button>
    </Root>
  );
}
