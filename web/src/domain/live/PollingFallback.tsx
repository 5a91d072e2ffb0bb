import { useEffect, useEffectEvent } from 'react';
import { LiveNotice } from './LiveNotice.tsx';

const refreshMs = 30_000;

/** Refetches in intervals, and says so. A hidden page refetches when it is shown again. */
export const PollingFallback = ({ refresh }: { refresh: () => void }) => {
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
