import { QuickRepeat } from '@foodlog/ui';
import { useState } from 'react';

const often = [
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Apple', calories: 95, fats: 0, proteins: 0, carbs: 25 },
];

export function Example() {
  const [logged, setLogged] = useState(0);
  return (
    <>
      <QuickRepeat
        items={often}
        dayLabel="today"
        onRepeat={async ({ calories }) => setLogged(logged + calories)}
      />
      <p>{logged} kcal logged</p>
    </>
  );
}
