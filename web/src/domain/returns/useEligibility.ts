import type { OrderReturn, ReturnKind } from 'functions/contract';
import type { Order } from '../order/order.ts';
import { useShop } from '../shop/useShop.ts';
import { type EligibleLine, eligibleLines, type PeriodToday, periodOf } from './eligibleLines.ts';
import { useReturnsOf } from './useReturnsOf.ts';

/** What can be returned of an order, or claimed. */
export interface Eligibility {
  /** The returns of the order, oldest first. */
  returns: OrderReturn[];
  periodFor: (kind: ReturnKind) => PeriodToday;
  linesFor: (kind: ReturnKind) => EligibleLine[];
}

/** What can be returned of an order, or claimed: by its parcels, its returns and the shop's rules. */
export const useEligibility = (order: Order) => {
  const { data: shop, ...ofShop } = useShop();
  const { data: returns, ...ofReturns } = useReturnsOf(order);
  const retry = () => {
    if (!shop) void ofShop.refetch();
    if (!returns) void ofReturns.refetch();
  };
  const error = (!shop && ofShop.error) || (!returns && ofReturns.error) || null;
  if (!shop || !returns) return { eligibility: undefined, error, retry };
  const periodFor = (kind: ReturnKind) => periodOf(kind, shop);
  const linesFor = (kind: ReturnKind) => eligibleLines(order, returns, periodFor(kind));
  const eligibility: Eligibility = { returns, periodFor, linesFor };
  return { eligibility, error: null, retry };
};
