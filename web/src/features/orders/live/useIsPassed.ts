import { type RefObject, useEffect, useState } from 'react';

/** Whether the window is scrolled past an element. */
export const useIsPassed = (ref: RefObject<Element | null>): boolean => {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const check = () => setIsPassed((ref.current?.getBoundingClientRect().bottom ?? 0) < 0);
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, [ref]);
  return isPassed;
};
