import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { Look } from './Look.tsx';

export const Yesterday = () => (
  <Look>
    <TotalsCard calories={1840} localeText={{ heading: 'Yesterday' }} />
  </Look>
);
