import { OwnSettings } from '../food-log/OwnSettings.tsx';
import { t } from '../language/t.ts';
import { OwnerPage } from './OwnerPage.tsx';

/** What a person has set (spec §2). */
export const SettingsPage = () => (
  <OwnerPage title={t('Settings')}>
    {(owner) => <OwnSettings key={owner.userId} {...owner} />}
  </OwnerPage>
);
