const { DateNavigator, FoodForm, TotalsCard } = require('@foodlog/ui');
const { configure, fireEvent, render, screen, waitFor } = require('@testing-library/react');
const { useState } = require('react');

// The first opening of the calendar loads MUI X, which can take longer than the limits of Jest (5 s) and Testing Library (1 s).
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(600_000);

function Day() {
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

test('an added food is counted', async () => {
  const { container } = render(<Day />);
  const type = (field, value) => fireEvent.change(field, { target: { value } });
  type(screen.getByLabelText('Name'), 'Oats');
  type(screen.getByRole('textbox', { name: 'Calories' }), '300');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(container.querySelector('dl').textContent).toContain('300'));
});

test('another day is chosen in the calendar', async () => {
  render(<Day />);
  fireEvent.click(screen.getByRole('button', { name: /^11\/21\/2026/ }));
  fireEvent.click(await screen.findByRole('gridcell', { name: '17' }));
  await screen.findByRole('button', { name: /^11\/17\/2026/ });
});
