import { ErrorScreen } from '@foodlog/ui';

export function Example() {
  return <ErrorScreen onHomeClick={(event) => event.preventDefault()} />;
}
