import { type PropsWithChildren, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { retryFailedLoads } from '../../lib/router/lazyComponent.ts';
import { ErrorFallback } from './ErrorFallback.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * The suspense and error boundary of every route. A navigation resets the error. If the code of the
 * page is missing, so do "Try again" and the connection when it is back; if it is missing again,
 * its visitor is offered a reload, which also loads code that a new release has replaced.
 */
export const PageBoundary = ({ children }: PropsWithChildren) => {
  const { key } = useLocation();
  const [retriedKey, setRetriedKey] = useState<string | null>(null);
  const hasRetried = retriedKey === key && navigator.onLine;
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorFallback error={error} {...(!hasRetried && { onRetry: resetErrorBoundary })} />
      )}
      onReset={() => {
        retryFailedLoads();
        setRetriedKey(key);
      }}
      resetKeys={[key]}
    >
      <Suspense fallback={<Spinner label="Loading the page" height={560} />}>{children}</Suspense>
    </ErrorBoundary>
  );
};
