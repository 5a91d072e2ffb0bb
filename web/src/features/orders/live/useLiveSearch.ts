import { useState, useSyncExternalStore } from 'react';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { type OrderSearch, orderSearchUrl } from '../../../domain/order/orderSearch.ts';
import { noArrivals, withArrived, withNothingUnseen } from './arrivals.ts';
import { isBeforeIn } from './feed/mergeOrders.ts';
import { useOrderFeed } from './feed/useOrderFeed.ts';
import { matchesSearch } from './matchesSearch.ts';

const subscribe = (onChange: () => void) => {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  document.addEventListener('visibilitychange', onChange, options);
  addEventListener('focus', onChange, options);
  addEventListener('blur', onChange, options);
  return () => listening.abort();
};

const isActive = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether someone looks at the page: it is visible, and its window has the focus. */
const usePageIsActive = (): boolean => useSyncExternalStore(subscribe, isActive, () => true);

/** The orders that were placed while a list was open, and which of them nobody has looked at. */
const useArrivals = (list: string) => {
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

/** Keeps everyone's orders that match a search up to date, and remembers those that arrived. */
export const useLiveSearch = (search: OrderSearch) => {
  const url = orderSearchUrl(search);
  const { arrivals, unseen, add } = useArrivals(url);
  const feed = useOrderFeed({
    list: orderKeys.list(url),
    matches: (order) => matchesSearch(order, search),
    isBefore: isBeforeIn[search.sort ?? 'newest'],
    onPlaced: add,
  });
  return { arrivals, unseen, ...feed };
};
