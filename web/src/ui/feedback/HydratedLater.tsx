import Box from '@mui/material/Box';
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

/** A click before React listens would be lost: buttons ignore it until then. */
const notYetHydrated = {
  display: 'contents',
  '&[data-waiting] button': { pointerEvents: 'none' },
};

const Part = ({ children }: PropsWithChildren) => (
  <Box sx={notYetHydrated} data-waiting={useHydrated() ? undefined : ''}>
    {children}
  </Box>
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
    return (
      <Boundary>
        <Part>{children}</Part>
      </Boundary>
    );
  }, [isPrerendered, isDecoration, children]);
};
