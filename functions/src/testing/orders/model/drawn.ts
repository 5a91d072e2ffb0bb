import type { Resolution } from '../../../contract/index.ts';

/**
 * The parameters of a step, as they are drawn. The functions of this module say what a step makes
 * of them, for the model and for the shop.
 */
export interface Drawn {
  tool: number;
  quantity: number;
  /** Which shipment or return: 0 is the newest, 1 the one before it. */
  age: number;
  /** Whether a return is about both tools. */
  both: boolean;
  /** What the customer gets for each tool. */
  resolutions: Resolution[];
}

/** The tools of an order. */
export const tools = [0, 1];

/** The net amount of a credit without pieces. */
export const amountOf = ({ quantity }: Drawn): number => quantity * 777;

/** The amount of a payment. */
export const paymentOf = ({ quantity }: Drawn): number => quantity * 1_000;

/** The amount of a refund. */
export const refundOf = ({ quantity }: Drawn): number => quantity * 500;

/** The days that pass. */
export const daysOf = ({ quantity }: Drawn): number => quantity * 10;

/** The pieces of each tool that a customer gives back. */
export const askedOf = ({ tool, quantity, both }: Drawn): number[] =>
  tools.map((one) => (both || one === tool ? quantity : 0));

/** The pieces of each tool that the shop approves: too many for the greatest quantity. */
export const approvedOf = ({ quantity }: Drawn, asked: readonly number[]): number[] =>
  asked.map((pieces) => {
    if (pieces === 0) return 0;
    return quantity === 6 ? pieces + 1 : Math.min(pieces, quantity + 1);
  });

/** The fee of an approval, in basis points. */
export const feeOf = ({ quantity }: Drawn): number => (quantity === 2 ? 1_500 : 0);

/** The pieces of each tool that arrive: fewer of one, or too many for the greatest quantity. */
export const receivedOf = ({ tool, quantity }: Drawn, approved: readonly number[]): number[] =>
  approved.map((pieces, one) => {
    if (pieces === 0 || one !== tool) return pieces;
    if (quantity === 5) return pieces - 1;
    return quantity === 6 ? pieces + 1 : Math.min(pieces, quantity);
  });

/** Those that can be sold again. */
export const resellableOf = ({ both }: Drawn, received: readonly number[]): number[] =>
  received.map((pieces) => (both ? pieces : Math.floor(pieces / 2)));
