import { NumberField } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [weight, setWeight] = useState<number | null>(150);
  const wrong = weight === null ? 'Enter a weight.' : 'Enter a weight from 0 to 5,000.';
  const isWrong = weight === null || Number.isNaN(weight);
  return (
    <NumberField
      label="Weight"
      unit="g"
      max={5000}
      value={weight}
      onChange={setWeight}
      error={isWrong}
      helperText={isWrong && wrong}
    />
  );
}
