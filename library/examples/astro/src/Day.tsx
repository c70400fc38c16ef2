import { FoodForm } from '@foodlog/ui/FoodForm';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useState } from 'react';
import { Look } from './Look.tsx';

export function Day() {
  const [calories, setCalories] = useState(0);
  return (
    <Look>
      <TotalsCard calories={calories} />
      <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
    </Look>
  );
}
