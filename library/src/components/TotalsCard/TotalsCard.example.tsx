import { TotalsCard } from '@foodlog/ui';

export function Example() {
  return <TotalsCard calories={1840} fats={62} proteins={104} carbs={213} />;
}
