import Button from '@mui/material/Button';
import { NameField } from '@foodlog/ui/NameField';
import { NumberField, parseFigure } from '@foodlog/ui/NumberField';
import { useActionState } from 'react';

const rules = { max: 5000, fractionDigits: 1 } as const;

interface State {
  /** What was typed. React resets the form after an action, and the fields begin with it again. */
  name?: string;
  weight?: string;
  problem?: string;
  saved?: string;
}

/** It could be a server function: `parseFigure` reads on a server too what the field shows. */
async function save(_: State, data: FormData): Promise<State> {
  const name = String(data.get('name'));
  const weight = parseFigure(data.get('weight'), rules);
  if (weight === null || Number.isNaN(weight)) {
    const typed = { name, weight: String(data.get('weight')) };
    return { ...typed, problem: 'Enter a weight from 0 to 5,000 g.' };
  }
  return { saved: `Saved ${name}: ${weight} g` };
}

export function ActionForm() {
  const [state, action, isPending] = useActionState(save, {});
  return (
    <form aria-label="With an action" action={action}>
      <NameField name="name" required defaultValue={state.name} />
      <NumberField
        {...rules}
        name="weight"
        label="Weight"
        unit="g"
        defaultValue={state.weight}
        error={!!state.problem}
        helperText={state.problem}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        Save
      </Button>
      <output>{state.saved}</output>
    </form>
  );
}
