import { PortionField, scaleFigures } from '@foodlog/ui';
import type { PortionValue } from '@foodlog/ui';
import { useState } from 'react';

const bread = {
  food: { calories: 247, fats: 3, proteins: 13, carbs: 41 },
  per: { amount: 100, unit: 'g' },
  portions: [{ key: 'slice', label: 'slice', amount: 32 }],
};

export function Example() {
  const [value, setValue] = useState<PortionValue>({ amount: 1, portion: 'slice' });
  const { calories } = scaleFigures(bread, value);
  return (
    <>
      <PortionField {...bread} value={value} onChange={setValue} />
      <p>{calories === null ? 'Nothing to log yet' : `${calories} kcal to log`}</p>
    </>
  );
}
