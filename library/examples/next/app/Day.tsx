'use client';
import { DateNavigator, FoodForm, TotalsCard } from '@foodlog/ui';
import { useState } from 'react';

export function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState(0);
  return (
    <>
      <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
      <TotalsCard calories={calories} />
      <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
    </>
  );
}
