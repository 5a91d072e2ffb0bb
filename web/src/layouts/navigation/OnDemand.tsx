import { type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHydrated } from '../../lib/browser/useHydrated.ts';

interface OnDemandProps {
  /** Shown in the prerendered page, and until the content has loaded. */
  fallback?: ReactNode;
  /** Shown if it cannot be loaded; nothing by default. */
  failure?: ReactNode;
}

/** Not prerendered: the content depends on the visitor, or its code loads on demand. */
export const OnDemand = ({
  fallback,
  failure = null,
  children,
}: PropsWithChildren<OnDemandProps>) => (
  <ErrorBoundary fallback={failure}>
    {useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
  </ErrorBoundary>
);
