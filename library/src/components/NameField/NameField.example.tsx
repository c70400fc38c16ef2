import { NameField } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  return (
    <NameField
      label="Ingredient"
      value={name}
      onChange={setName}
      suggestions={[
        { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
        { name: 'Oat milk', calories: 46, fats: 2, proteins: 1, carbs: 7 },
      ]}
      error={name.length > 40}
      helperText={name.length > 40 && 'Enter at most 40 characters.'}
    />
  );
}
