import { Message } from './Message.tsx';

/** Replaces a page while the sign-in service is not responding. */
export function SignInUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Message role="alert" actionName="Try again" onAction={onRetry}>
      Sign-in cannot be reached right now.
    </Message>
  );
}
