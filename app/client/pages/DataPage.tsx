import { YourData } from '../food-log/transfer/YourData.tsx';
import { t } from '../language/t.ts';
import { OwnerPage } from './OwnerPage.tsx';

/** A person's data: taken out, brought in, deleted (spec §2). */
export const DataPage = () => (
  <OwnerPage title={t('Your data')}>
    {(owner) => <YourData key={owner.userId} {...owner} />}
  </OwnerPage>
);
