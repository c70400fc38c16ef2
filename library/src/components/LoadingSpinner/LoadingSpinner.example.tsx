import { LoadingSpinner } from '@foodlog/ui';
import { Suspense, use } from 'react';

const never = new Promise<string>(() => undefined);

function Page() {
  return <p>{use(never)}</p>;
}

export function Example() {
  return (
    <Suspense fallback={<LoadingSpinner />}>
      <Page />
    </Suspense>
  );
}
