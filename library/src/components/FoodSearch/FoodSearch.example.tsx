import { FoodSearch, rankFoods } from '@foodlog/ui';
import { useState } from 'react';

const own = [
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Oat milk', calories: 46, fats: 2, proteins: 1, carbs: 7 },
];

const table = [
  {
    name: 'Oats, raw',
    calories: 389,
    fats: 7,
    proteins: 17,
    carbs: 66,
    source: 'USDA',
    per: '100 g',
  },
];

export function Example() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <FoodSearch
        foods={own}
        search={async (text) => rankFoods(table, text)}
        onSelect={({ name, calories }) => setChosen(`${name}: ${calories} kcal`)}
        onSubmitText={(text) => setChosen(`${text} as it is`)}
      />
      <p>{chosen}</p>
    </>
  );
}
