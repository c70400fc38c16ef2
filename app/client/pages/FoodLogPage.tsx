import { DayLog } from '../food-log/DayLog.tsx';
import { t } from '../language/t.ts';
import { OwnerPage } from './OwnerPage.tsx';

/** The food log (spec §2). */
export const FoodLogPage = () => (
  <OwnerPage title={t('Food log')}>{(owner) => <DayLog key={owner.userId} {...owner} />}</OwnerPage>
);
