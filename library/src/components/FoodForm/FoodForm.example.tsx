import { FoodForm, type FoodFormValues } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [foods, setFoods] = useState<FoodFormValues[]>([]);
  const add = async (food: FoodFormValues) => {
    // Send the food to your server here. If the promise rejects, the form keeps its input and shows the error's message.
    setFoods([food, ...foods]);
  };
  return <FoodForm suggestions={foods} onSubmit={add} />;
}
