import { useState } from 'react';
import { noArrivals, withArrived, withLook } from './arrivals.ts';
import { useIsLooking } from './useIsLooking.ts';

/** The orders that were placed while a list was open, and which of them nobody has looked at. */
export const useArrivals = (list: string) => {
  const isLooking = useIsLooking();
  const [lookedBefore, setLookedBefore] = useState(isLooking);
  const [stored, setArrivals] = useState(noArrivals(list));
  const arrivals = stored.list === list ? stored : noArrivals(list);
  if (isLooking !== lookedBefore) {
    setLookedBefore(isLooking);
    if (isLooking) setArrivals(withLook(arrivals));
  }
  return {
    arrivals,
    /** How many have arrived since somebody looked. */
    unseen: isLooking ? 0 : arrivals.unseen,
    add: (ids: readonly string[]) =>
      setArrivals((current) =>
        withArrived(current.list === list ? current : noArrivals(list), ids, isLooking),
      ),
  };
};
