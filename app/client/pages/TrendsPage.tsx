import { Trends } from '../food-log/trends/Trends.tsx';
import { t } from '../language/t.ts';
import { OwnerPage } from './OwnerPage.tsx';

/** A person's totals over days (spec §2). */
export const TrendsPage = () => (
  <OwnerPage title={t('Trends')}>{(owner) => <Trends key={owner.userId} {...owner} />}</OwnerPage>
);
