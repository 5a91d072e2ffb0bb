import { type PropsWithChildren, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';
import { Spinner } from './Spinner.tsx';

/** The suspense and error boundary of every route. A navigation resets the error. */
export const PageBoundary = ({ children }: PropsWithChildren) => {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorFallback />} resetKeys={[key]}>
      <Suspense fallback={<Spinner label="Loading the page" height={560} />}>{children}</Suspense>
    </ErrorBoundary>
  );
};
