import { OwnFoods } from '../food-log/OwnFoods.tsx';
import { t } from '../language/t.ts';
import { OwnerPage } from './OwnerPage.tsx';

/** A person's own foods (spec §2). */
export const FoodsPage = () => (
  <OwnerPage title={t('Your foods')}>
    {(owner) => <OwnFoods key={owner.userId} {...owner} />}
  </OwnerPage>
);
