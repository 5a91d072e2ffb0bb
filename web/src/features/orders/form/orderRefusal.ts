import type { Tool } from 'functions/contract';
import { ApiProblem } from '../../../apiProblem.ts';
import { messageOf } from '../../../messages.ts';

/** A way on for a buyer whose order was refused because the tool is not as it was shown. */
export type OrderOffer =
  | { kind: 'stock'; available: number }
  | { kind: 'price'; oldPrice: number; newPrice: number };

export interface OrderRefusal {
  /** What is now known of the tool. */
  toolChange: Partial<Tool>;
  offer: OrderOffer;
}

/** What a refused order tells of the tool, or null when it was refused for something else. */
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
  'Please verify your e-mail address before you order: open the link in the mail we sent you.';

/** What to tell a buyer about an order that failed. */
export const orderMessageOf = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'email-not-verified'
    ? verifyFirst
    : messageOf(error);
