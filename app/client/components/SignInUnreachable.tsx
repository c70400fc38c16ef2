import { Message } from './Message.tsx';

/** Said instead of a page while the sign-in service does not answer. */
export function SignInUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Message role="alert" actionName="Try again" onAction={onRetry}>
      Sign-in cannot be reached right now. What you logged is safe.
    </Message>
  );
}
