import type { OrderFilter } from 'functions/contract';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import type { PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { ownOrdersUrl } from '../../../domain/order/orderSearch.ts';
import { useOrderFeed } from './feed/useOrderFeed.ts';
import { matchesSearch } from './matchesSearch.ts';

interface OwnSearch {
  email: string;
  filter: OrderFilter;
  payment: PaymentChoice;
}

const anyOther = { words: '', from: '', to: '' };

/** Keeps a customer's own orders up to date. */
export const useLiveOwnOrders = ({ email, filter, payment }: OwnSearch) =>
  useOrderFeed({
    list: orderKeys.list(ownOrdersUrl(email, filter, payment)),
    matches: (order) => matchesSearch(order, { filter, payment, ...anyOther }),
  });
