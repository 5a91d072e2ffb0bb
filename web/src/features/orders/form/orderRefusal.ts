import type { Tool } from 'functions/contract';
import { ApiProblem } from '../../../apiProblem.ts';
import { messageOf } from '../../../messages.ts';

/** An offer to a buyer whose order was refused because the tool has changed. */
export type OrderOffer =
  | { kind: 'stock'; available: number }
  | { kind: 'price'; oldPrice: number; newPrice: number };

export interface OrderRefusal {
  /** The new values of the tool. */
  toolChange: Partial<Tool>;
  offer: OrderOffer;
}

/** The changes of the tool that caused the refusal, or null for any other cause. */
export const refusalOf = (error: unknown, shown: Tool): OrderRefusal | null => {
  if (!(error instanceof ApiProblem)) return null;
  const { available, tool } = error.details;
  if (error.code === 'insufficient-stock' && available !== undefined) {
    return { toolChange: { available }, offer: { kind: 'stock', available } };
  }
  if (error.code === 'price-changed' && tool) {
    const offer = { kind: 'price', oldPrice: shown.price, newPrice: tool.price } as const;
    return { toolChange: tool, offer };
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
