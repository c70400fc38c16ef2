import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SessionUser } from '../session/Session.types.ts';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { t } from '../language/t.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 36,
  '& > button': { margin: theme.spacing(-0.5, -1), minWidth: 0 },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 'inherit' },
  // Paper shows whose day it is.
  '@media print': { '& span': { display: 'none' } },
}));

/** The heading of a signed-in person's page. */
export function Greeting({
  user,
  onToday,
}: {
  user: SessionUser | undefined;
  /** Shows today. Without it, there is no button. */
  onToday?: (() => void) | undefined;
}) {
  const heading = useFocusOnArrival();
  const [before, after] = t('Hello, {name}').split('{name}');
  return (
    <Root>
      <Heading ref={heading} tabIndex={-1}>
        {user ? (
          <>
            <span>{before}</span>
            <b translate="no">{user.name}</b>
            {after && <span>{after}</span>}
          </>
        ) : (
          t('Loading...')
        )}
      </Heading>
      {onToday && (
        <Button
          onClick={() => {
            // The button disappears with the press.
            heading.current?.focus();
            onToday();
          }}
        >
          {t('Today')}
        </Button>
      )}
    </Root>
  );
}
