let calories = 0;

export const readTotals = () => ({ calories });

export function addFood(food: { calories: number }) {
  calories += food.calories;
}
