import { useEffect, useState } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Where a click leads to on this tab and within the shop, if anywhere. */
const destinationOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
  const isElsewhere = link.target === '_blank' || link.origin !== window.location.origin;
  const isHere = link.pathname === window.location.pathname;
  return isElsewhere || isHere ? null : link.pathname + link.search + link.hash;
};

/**
 * Stops links of the shop while there is something to lose, and tells where the last one led;
 * closing or reloading the tab, the browser asks. The Back button is not stopped: the router of this
 * app has no way to hold it.
 */
export const useLeaveGuard = (active: boolean) => {
  const [destination, setDestination] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const stop = (event: MouseEvent) => {
      const target = destinationOf(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(target);
    };
    // Before the router's own links, which navigate when a click reaches the app's root.
    document.addEventListener('click', stop, { capture: true, signal });
    return () => controller.abort();
  }, [active]);
  return { destination, stay: () => setDestination(null) };
};
