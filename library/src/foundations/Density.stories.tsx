import { styled, ThemeProvider, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EntryList } from '../components/EntryList/EntryList.tsx';
import { FoodForm } from '../components/FoodForm/FoodForm.tsx';
import { createFoodlogTheme } from '../theme/createFoodlogTheme.ts';
import tokens from '../tokens/tokens.json';
import { fitsAPhone } from '../tokens/presentation/fitsAPhone.ts';
import { tokensIn } from '../tokens/presentation/tokensIn.ts';

const meta = {
  title: 'Foundations/Density',
  tags: ['!autodocs', '!phone'],
  parameters: {
    // The components are on the page twice.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const day = '2026-11-21';
const entries = [
  { ...oats, id: '2', day, time: '08:15' },
  { ...oats, id: '1', day, time: '07:30' },
];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: theme.spacing(3),
  alignItems: 'start',
  '& > section': { display: 'grid', gap: theme.spacing(2), minWidth: 0 },
  '& h2': { ...theme.typography.h6, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0 },
}));

function Density({ density }: { density: 'comfortable' | 'compact' }) {
  const { direction } = useTheme();
  const theme = createFoodlogTheme({ density, direction, colorSchemeSelector: 'data' });
  const sizes = tokensIn(tokens.density[density]);
  const [space] = sizes;
  return (
    <section style={{ '--foodlog-spacing': space?.value.replace(' ', '') } as object}>
      <h2>{density}</h2>
      {sizes.map(({ name, value, description }) => (
        <p key={name}>
          {name}: {value}. {description}
        </p>
      ))}
      {/* With a function, the variables of the theme around it stay; only the step of spacing is another. */}
      <ThemeProvider theme={() => theme}>
        <FoodForm onSubmit={async () => undefined} />
        <EntryList entries={entries} onEdit={() => {}} onDelete={() => {}} />
      </ThemeProvider>
    </section>
  );
}

/** Both densities, whatever the toolbar says. */
export const SideBySide: Story = {
  render: () => (
    <Columns>
      <Density density="comfortable" />
      <Density density="compact" />
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const [comfortable = 0, compact] = within(canvasElement)
      .getAllByRole('button', { name: 'Add' })
      .map((button) => button.getBoundingClientRect().height);
    await fitsAPhone({ canvasElement });
    await expect(compact).toBeLessThan(comfortable);
  },
};
