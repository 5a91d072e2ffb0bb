import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** Customers never load it. */
const LoadedListKeys = lazyComponent(() => import('./LoadedListKeys.tsx'), 'LoadedListKeys');

/** The keys of staff in a list: to its search, from row to row, and to select one. */
export const ListKeys = () => {
  const session = useSession();
  if (session.status !== 'signedIn' || !session.admin) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LoadedListKeys />
      </Suspense>
    </ErrorBoundary>
  );
};
