import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const scrollTo = (hash: string) => {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** A link leads to the top of its page or to the part it names; going back is the browser's. */
export const useScrollOnNavigation = () => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (type !== NavigationType.Pop || hash) scrollTo(hash);
  }, [pathname, hash, key, type]);
};
