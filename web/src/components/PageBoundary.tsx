import { type PropsWithChildren, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';
import { Spinner } from './Spinner.tsx';

/** Around every route: waits for its code, and keeps its failure from the rest until one moves on. */
export const PageBoundary = ({ children }: PropsWithChildren) => {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorFallback />} resetKeys={[key]}>
      <Suspense fallback={<Spinner label="Loading the page" height={560} />}>{children}</Suspense>
    </ErrorBoundary>
  );
};
