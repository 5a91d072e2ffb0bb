import { priceLine, type Tool } from 'functions/contract';
import { ApiProblem } from '../../../apiProblem.ts';
import { messageOf } from '../../../messages.ts';

/**
 * An offer to a buyer whose order was refused because the tool has changed: the pieces that are left,
 * or the new price of the quantity, in cents.
 */
export type OrderOffer =
  | { kind: 'stock'; available: number }
  | { kind: 'price'; oldPrice: number; newPrice: number };

export interface OrderRefusal {
  /** The new values of the tool. */
  toolChange: Partial<Tool>;
  offer: OrderOffer;
}

/** The tool and the quantity that the buyer saw. */
interface SeenOrder {
  tool: Tool;
  quantity: number;
}

const priceOffer = ({ tool, quantity }: SeenOrder, now: Tool): OrderOffer => ({
  kind: 'price',
  oldPrice: priceLine(tool, quantity).unitPrice,
  newPrice: priceLine(now, quantity).unitPrice,
});

/** The changes of the tool that caused the refusal, or null for any other cause. */
export const refusalOf = (error: unknown, seen: SeenOrder): OrderRefusal | null => {
  if (!(error instanceof ApiProblem)) return null;
  const { available, tool } = error.details;
  if (error.code === 'insufficient-stock' && available !== undefined) {
    return { toolChange: { available }, offer: { kind: 'stock', available } };
  }
  if (error.code === 'price-changed' && tool) {
    return { toolChange: tool, offer: priceOffer(seen, tool) };
  }
  return null;
};

const verifyFirst =
  'Please verify your e-mail address before you order: open the link in the e-mail we sent you.';

/** The message for an order that failed. */
export const orderMessageOf = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'email-not-verified'
    ? verifyFirst
    : messageOf(error);
