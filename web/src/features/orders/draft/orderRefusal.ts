import { type Approval, type EndedPrice, priceLine, type Tool } from 'functions/contract';
import type { CreditLeft } from '../../../domain/money/termsTexts.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';

/**
 * An offer to a buyer whose order was refused: the pieces that are left, the new price of the
 * quantity, the least that an order must cost, what is left of the credit limit, or the approval
 * that it needs. Money is in cents.
 */
export type OrderOffer =
  | { kind: 'stock'; available: number }
  /** `ended` is the list by which it had the old price. */
  | { kind: 'price'; oldPrice: number; newPrice: number; ended?: EndedPrice | undefined }
  | { kind: 'minimum'; minimum: number }
  | ({ kind: 'credit' } & CreditLeft)
  /** Of this quantity. */
  | { kind: 'approval'; approval: Approval; quantity: number };

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

const priceOffer = (
  { tool, quantity }: SeenOrder,
  now: Tool,
  ended: EndedPrice | undefined,
): OrderOffer => ({
  kind: 'price',
  ended,
  oldPrice: priceLine(tool, quantity).unitPrice,
  newPrice: priceLine(now, quantity).unitPrice,
});

/**
 * The buyer's options after the refusal, with the changes of the tool; null for any other failure.
 */
export const refusalOf = (error: unknown, seen: SeenOrder): OrderRefusal | null => {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'insufficient-stock') {
    const { available } = error.details;
    return { toolChange: { available }, offer: { kind: 'stock', available } };
  }
  if (error.code === 'price-changed') {
    const { tool, ended } = error.details;
    return { toolChange: tool, offer: priceOffer(seen, tool, ended) };
  }
  if (error.code === 'order-minimum') {
    return { toolChange: {}, offer: { kind: 'minimum', minimum: error.details.minimum } };
  }
  if (error.code === 'credit-exceeded') {
    const { room, creditLimit } = error.details;
    return { toolChange: {}, offer: { kind: 'credit', room, creditLimit } };
  }
  if (error.code === 'approval-required') {
    const { quantity } = seen;
    return { toolChange: {}, offer: { kind: 'approval', approval: error.details, quantity } };
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
