import { useState } from 'react';
import { noArrivals, withArrived, withNothingUnseen } from './arrivals.ts';
import { usePageIsActive } from './usePageIsActive.ts';

/** The orders that were placed while a list was open, and which of them nobody has looked at. */
export const useArrivals = (list: string) => {
  const isActive = usePageIsActive();
  const [wasActive, setWasActive] = useState(isActive);
  const [stored, setArrivals] = useState(noArrivals(list));
  const arrivals = stored.list === list ? stored : noArrivals(list);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setArrivals(withNothingUnseen(arrivals));
  }
  return {
    arrivals,
    /** How many have arrived since somebody looked. */
    unseen: isActive ? 0 : arrivals.unseen,
    add: (ids: readonly string[]) =>
      setArrivals((current) =>
        withArrived(current.list === list ? current : noArrivals(list), ids, isActive),
      ),
  };
};
