/** The figures of a food and of a day: key, label and unit. */
export const figures = [
  ['calories', 'Calories', 'kcal'],
  ['fats', 'Fats', 'g'],
  ['proteins', 'Proteins', 'g'],
  ['carbs', 'Carbs', 'g'],
] as const;
