import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { foodlogArgTypes } from './foodlogArgTypes.js';

export default {
  component: TotalsCard,
  argTypes: foodlogArgTypes('TotalsCard'),
  tags: ['autodocs'],
};

export const Lunch = { args: { calories: 310, fats: 6, proteins: 11, carbs: 54 } };
