import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Message } from '../../components/Message.tsx';
import { useFocusOnArrival } from '../../components/useFocusOnArrival.ts';
import { holdLanguage } from '../../language/language.ts';
import { t } from '../../language/t.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { Notices } from '../sync-status/Notices.tsx';
import { StatusStrip } from '../sync-status/StatusStrip.tsx';
import { DeleteData } from './DeleteData.tsx';
import { ExportData } from './ExportData.tsx';
import { ImportData } from './ImportData.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/** Takes a person's data out, brings it in, and deletes it. */
export function YourData(owner: Owner) {
  const heading = useFocusOnArrival();
  const navigate = useNavigate();
  const disabled = useIsOffline();
  const [isDeleted, setIsDeleted] = useState(false);
  // A language that comes from another device or from a file would end what is going on.
  useEffect(holdLanguage, []);

  if (isDeleted) {
    return (
      // What had the focus is gone.
      <div ref={focus} tabIndex={-1} style={{ outline: 'none' }}>
        <Message
          role="alert"
          details={t(
            'Your account at the sign-in provider remains. You can log again whenever you like.',
          )}
          actionName={t('Home')}
          onAction={() => void navigate('/')}
        >
          {t('Everything that you had in Foodlog is deleted')}
        </Message>
      </div>
    );
  }
  return (
    <>
      <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto' }}>
        <div>
          <Typography ref={heading} variant="h5" component="h1" tabIndex={-1}>
            {t('Your data')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('What you log is yours: take it with you, bring it in, or delete it.')}
          </Typography>
          {disabled && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('You’re offline. Export, import and deletion need a connection.')}
            </Typography>
          )}
        </div>
        <ExportData {...owner} disabled={disabled} />
        <ImportData {...owner} disabled={disabled} />
        <DeleteData
          userId={owner.userId}
          disabled={disabled}
          onDeleted={() => setIsDeleted(true)}
        />
      </Stack>
      <Notices>
        <StatusStrip />
      </Notices>
    </>
  );
}
