import { useRef } from 'react';
import { useThrottled } from '../../lib/browser/useThrottled.ts';

const changesMs = 3_000;

/** What a listener calls that only says that something has changed: `refresh`, soon. */
export const useLiveChanges = (refresh: () => void) => {
  const refreshSoon = useThrottled(refresh, changesMs);
  const isKnown = useRef(false);
  /** The first content is what the page has just loaded. */
  const onContent = () => {
    if (isKnown.current) refreshSoon();
    isKnown.current = true;
  };
  return { onContent, refresh };
};
