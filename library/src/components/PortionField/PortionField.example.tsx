import { PortionField } from '@foodlog/ui';
import { useState } from 'react';

const bread = {
  food: { calories: 247, fats: 3, proteins: 13, carbs: 41 },
  per: { amount: 100, unit: 'g' },
  portions: [{ key: 'slice', label: 'slice', amount: 32 }],
};

export function Example() {
  const [calories, setCalories] = useState<number | null>(79);
  return (
    <>
      <PortionField
        {...bread}
        defaultValue={{ amount: 1, portion: 'slice' }}
        onChange={(_, figures) => setCalories(figures.calories)}
      />
      <p>{calories === null ? 'Nothing to log yet' : `${calories} kcal to log`}</p>
    </>
  );
}
