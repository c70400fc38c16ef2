import { DayLog } from '../food-log/DayLog.tsx';
import { OwnerPage } from './OwnerPage.tsx';

/** The food log (spec §2). */
export const FoodLogPage = () => (
  <OwnerPage title="Food log">{(owner) => <DayLog key={owner.userId} {...owner} />}</OwnerPage>
);
