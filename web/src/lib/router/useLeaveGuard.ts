import { useLayoutEffect, useState } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The path a click navigates to, if it is another page of the shop in this tab. */
const destinationOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
  const isElsewhere = link.target === '_blank' || link.origin !== window.location.origin;
  const isHere = link.pathname === window.location.pathname;
  return isElsewhere || isHere ? null : link.pathname + link.search + link.hash;
};

/**
 * Blocks links of the shop while there are unsaved changes, and returns the destination of the last
 * one. When the tab is closed or reloaded, the browser asks. It cannot block the Back button: the
 * app's router does not support it.
 */
export const useLeaveGuard = (active: boolean) => {
  const [destination, setDestination] = useState<string | null>(null);
  // A layout effect: no click can come between what the page shows and what the guard does.
  useLayoutEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const block = (event: MouseEvent) => {
      const target = destinationOf(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(target);
    };
    // Captures the click before it reaches the app's root, where the router's links handle it.
    document.addEventListener('click', block, { capture: true, signal });
    return () => controller.abort();
  }, [active]);
  return { destination, stay: () => setDestination(null) };
};
