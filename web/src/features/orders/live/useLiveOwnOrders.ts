import type { OrderFilter } from 'functions/contract';
import { orderKeys } from '../orderCache.ts';
import type { PaymentChoice } from '../orderFilters.ts';
import { customerOrdersUrl } from '../orderRequests.ts';
import { matchesSearch } from './matchesSearch.ts';
import { useOrderFeed } from './useOrderFeed.ts';

interface OwnSearch {
  email: string;
  filter: OrderFilter;
  payment: PaymentChoice;
}

const anyOther = { words: '', from: '', to: '' };

/** Keeps a customer's own orders up to date. */
export const useLiveOwnOrders = ({ email, filter, payment }: OwnSearch) =>
  useOrderFeed({
    list: orderKeys.list(customerOrdersUrl(email, filter, payment)),
    matches: (order) => matchesSearch(order, { filter, payment, ...anyOther }),
  });
