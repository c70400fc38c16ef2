import Button from '@mui/material/Button';
import { NameField } from '@foodlog/ui/NameField';
import { NumberField } from '@foodlog/ui/NumberField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

interface Ingredient {
  name: string;
  weight: number | null;
}

const empty: Ingredient = { name: '', weight: null };

export function HookForm() {
  const [saved, setSaved] = useState('');
  const { control, handleSubmit, reset } = useForm({ defaultValues: empty });
  const save = ({ name, weight }: Ingredient) => {
    setSaved(`Saved ${name}: ${weight} g`);
    reset();
  };
  return (
    <form noValidate aria-label="With react-hook-form" onSubmit={handleSubmit(save)}>
      <Controller
        name="name"
        control={control}
        rules={{ required: 'Enter a name.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <NameField {...field} inputRef={ref} error={!!error} helperText={error?.message} />
        )}
      />
      <Controller
        name="weight"
        control={control}
        rules={{
          // An empty field is null, and a text that is no figure is NaN.
          validate: (weight) =>
            (weight !== null && !Number.isNaN(weight)) || 'Enter a weight from 0 to 5,000 g.',
        }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <NumberField
            {...field}
            inputRef={ref}
            label="Weight"
            unit="g"
            max={5000}
            fractionDigits={1}
            error={!!error}
            helperText={error?.message}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
      <output>{saved}</output>
    </form>
  );
}
