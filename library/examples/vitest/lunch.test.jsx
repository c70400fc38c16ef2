import { FoodForm, TotalsCard } from '@foodlog/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

configure({ asyncUtilTimeout: 120_000 });
afterEach(cleanup);

function Lunch() {
  const [calories, setCalories] = useState(0);
  return (
    <StrictMode>
      <TotalsCard calories={calories} />
      <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
    </StrictMode>
  );
}

test('an added food is counted', async () => {
  const { container } = render(<Lunch />);
  const type = (field, value) => fireEvent.change(field, { target: { value } });
  type(screen.getByLabelText('Name'), 'Oats');
  type(screen.getByRole('textbox', { name: 'Calories' }), '300');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(container.querySelector('dl').textContent).toContain('300'));
});
