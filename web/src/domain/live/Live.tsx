import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { browserIdle } from '../../lib/browser/browserIdle.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { lazyComponent, retryFailedLoads } from '../../lib/router/lazyComponent.ts';
import { whenConfirmed } from '../../lib/session/session.ts';
import { LiveNotice } from './LiveNotice.tsx';
import { type LiveSource, sourceKey } from './liveSources.ts';
import type { ConnectionState } from './useConnection.ts';

/** Whether something has been true for so many milliseconds. */
const useLasting = (value: boolean, ms: number): boolean => {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, ms]);
  return value && lasting;
};

const refreshMs = 30_000;

/** Refetches in intervals, and says so. A hidden page refetches when it is shown again. */
const PollingFallback = ({ refresh }: { refresh: () => void }) => {
  const refreshShown = useEffectEvent(() => {
    if (!document.hidden) refresh();
  });
  useEffect(() => {
    const read = () => refreshShown();
    const timer = setInterval(read, refreshMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return <LiveNotice />;
};

/** Pages are painted first. The rules ask who listens. */
const LiveListener = lazyComponent(async () => {
  await whenConfirmed();
  await browserIdle();
  return import('./LiveListener.tsx');
}, 'LiveListener');

/** A connection that is back sooner was never worth a notice. */
const graceMs = 5_000;

interface LiveProps<Content> {
  source: LiveSource<Content>;
  /** Called with the content as it is, and after each change. */
  onContent: (content: Content) => void;
  /** Refetches what the page shows. Called every 30 seconds while nothing can be listened to. */
  refresh: () => void;
}

interface LiveUpdatesProps<Content> extends LiveProps<Content> {
  isOnline: boolean;
}

const LiveUpdates = <Content,>({
  source,
  onContent,
  refresh,
  isOnline,
}: LiveUpdatesProps<Content>) => {
  const [state, setState] = useState<ConnectionState>('connecting');
  const [attempt, setAttempt] = useState(0);
  const isInterrupted = useLasting(isOnline && state === 'interrupted', graceMs);
  const isDenied = state === 'denied';
  // A new attempt counts as denied until it is answered.
  const follow = useCallback(
    (next: ConnectionState) =>
      setState((last) => (last === 'denied' && next === 'connecting' ? last : next)),
    [],
  );
  const read = () => {
    refresh();
    if (isDenied) setAttempt(attempt + 1);
  };
  return (
    <>
      <Suspense fallback={null}>
        <LiveListener
          key={attempt}
          source={source}
          onContent={onContent as (content: unknown) => void}
          onState={follow}
        />
      </Suspense>
      {isOnline && (isInterrupted || isDenied) && <PollingFallback refresh={read} />}
    </>
  );
};

/**
 * Keeps what a page shows up to date, without a reload: listens to Firestore once the page is
 * painted. If that is denied or not possible, it refetches every 30 seconds, and says so. Offline,
 * the page already says more.
 */
export const Live = <Content,>({ source, ...props }: LiveProps<Content>) => {
  const isPrerendered = useIsPrerendered();
  const isOnline = useOnline();
  const key = sourceKey(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal sources have equal keys
  const stableSource = useMemo(() => source, [key]);
  if (isPrerendered) return null;
  return (
    <ErrorBoundary
      fallback={isOnline ? <PollingFallback refresh={props.refresh} /> : null}
      resetKeys={[isOnline]}
      onReset={retryFailedLoads}
    >
      <LiveUpdates key={key} source={stableSource} isOnline={isOnline} {...props} />
    </ErrorBoundary>
  );
};
