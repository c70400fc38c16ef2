import { Trends } from '../food-log/trends/Trends.tsx';
import { OwnerPage } from './OwnerPage.tsx';

/** A person's totals over days (spec §2). */
export const TrendsPage = () => (
  <OwnerPage title="Trends">{(owner) => <Trends key={owner.userId} {...owner} />}</OwnerPage>
);
