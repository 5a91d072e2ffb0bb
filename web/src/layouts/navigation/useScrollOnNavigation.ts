import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useNavigationKey } from '../../lib/router/useNavigationKey.ts';

/** Continues at a part of the page, also for the keyboard and for screen readers. */
const continueAt = (target: HTMLElement) => {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
};

const scrollTo = (hash: string) => {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) continueAt(target);
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** A link leads to the top of its page, or to its anchor. The browser handles Back and Forward. */
export const useScrollOnNavigation = () => {
  const { hash } = useLocation();
  const navigationKey = useNavigationKey();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation, also to the same URL
  useEffect(() => {
    if (type !== NavigationType.Pop || hash) scrollTo(hash);
  }, [navigationKey]);
};
