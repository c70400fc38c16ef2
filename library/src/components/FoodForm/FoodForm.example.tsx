import { FoodForm, type FoodFormValues } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [foods, setFoods] = useState<FoodFormValues[]>([]);
  const add = async (food: FoodFormValues) => {
    // Send it; a promise that rejects keeps the form as it is, and shows the error's message.
    setFoods([food, ...foods]);
  };
  return <FoodForm suggestions={foods} onSubmit={add} />;
}
