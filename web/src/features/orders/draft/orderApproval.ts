import { type Approval, priceLine, type Tool } from 'functions/contract';
import type { Ordering } from '../../../domain/company/useOrdering.ts';
import { isOrderable } from '../../../domain/quantity/quantityTexts.ts';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import type { OrderOffer } from './orderRefusal.ts';

interface OrderedTool {
  tool: Tool;
  /** As it is typed. */
  quantity: number | string;
  offer: OrderOffer | null;
  ordering: Ordering;
}

/**
 * The approval that an order of the typed quantity needs: the shop's answer to the last order goes
 * before what the page shows. Null for none, and for a quantity that cannot be ordered.
 */
export const orderApproval = ({
  tool,
  quantity,
  offer,
  ordering,
}: OrderedTool): Approval | null => {
  if (!isOrderable(tool, quantity)) return null;
  const pieces = numberOf(quantity);
  if (offer?.kind === 'approval' && offer.quantity === pieces) return offer.approval;
  return ordering.approvalOf(priceLine(tool, pieces).lineTotal);
};
