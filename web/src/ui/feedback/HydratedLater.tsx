import { type PropsWithChildren, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Without its code, decoration disappears, and no message takes its place. */
const DecorationBoundary = ({ children }: PropsWithChildren) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

interface HydratedLaterProps {
  isDecoration?: boolean;
}

/**
 * A prerendered part of a page whose code loads after the page has hydrated. A page that is not
 * prerendered waits for the code instead. The content must be a constant element: React replaces a
 * part that is rendered again before it has hydrated by its fallback.
 */
export const HydratedLater = ({
  isDecoration = false,
  children,
}: PropsWithChildren<HydratedLaterProps>) => {
  const [isPrerendered] = useState(!useHydrated());
  return useMemo(() => {
    if (!isPrerendered) return children;
    const Boundary = isDecoration ? DecorationBoundary : PageBoundary;
    return <Boundary>{children}</Boundary>;
  }, [isPrerendered, isDecoration, children]);
};
