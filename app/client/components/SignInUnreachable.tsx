import { t } from '../language/t.ts';
import { Message } from './Message.tsx';

/** Replaces a page while the sign-in service is not responding. */
export function SignInUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Message role="alert" actionName={t('Try again')} onAction={onRetry}>
      {t('Sign-in cannot be reached right now.')}
    </Message>
  );
}
