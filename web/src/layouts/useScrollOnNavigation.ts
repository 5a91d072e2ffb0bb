import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useArrival } from '../components/useArrival.ts';

const scrollTo = (hash: string) => {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** A link leads to the top of its page or to the part it names; going back is the browser's. */
export const useScrollOnNavigation = () => {
  const { hash } = useLocation();
  const arrival = useArrival();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once, also by the same link again
  useEffect(() => {
    if (type !== NavigationType.Pop || hash) scrollTo(hash);
  }, [arrival]);
};
