import type { Tool } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';

/** Visitors do not load its code. */
const LiveToolUpdates = lazyComponent(() => import('./LiveToolUpdates.tsx'), 'LiveToolUpdates');

/** Keeps a tool up to date for someone who is signed in. The served page has no session. */
export const ToolUpdates = ({ tool }: { tool: Tool }) => {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasAccessToken()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LiveToolUpdates tool={tool} />
      </Suspense>
    </ErrorBoundary>
  );
};
