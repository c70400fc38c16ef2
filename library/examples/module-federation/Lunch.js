import { FoodForm } from '@foodlog/ui/FoodForm';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { createElement as h, Fragment, useState } from 'react';

/** The remote has no theme and no language: they come from the host. */
export default function Lunch() {
  const [calories, setCalories] = useState(0);
  return h(
    Fragment,
    null,
    h(TotalsCard, { calories }),
    h(FoodForm, { onSubmit: async (food) => setCalories(food.calories) }),
  );
}
