import { sharesOf } from '../../contract/index.ts';

/** What one order has of a payment by card, in cents. */
export interface CardShare {
  paid: number;
  /** What was not refunded of it. */
  left: number;
  /** What the shop has to refund of its order, however it was paid. */
  refundDue: number;
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Spreads an amount, at first up to the first limits of the orders, then up to the next ones. */
const spread = (amount: number, limits: readonly (readonly number[])[]): number[] =>
  limits.reduce<number[]>(
    (taken, limit) => {
      const room = limit.map((most, at) => Math.max(most - (taken[at] ?? 0), 0));
      const more = sharesOf(amount - sumOf(taken), room);
      return taken.map((share, at) => share + (more[at] ?? 0));
    },
    (limits[0] ?? []).map(() => 0),
  );

/**
 * How a refund is spread over the orders of a payment: on the one for which it was made, then on
 * those that have to be refunded, then on the others, and on none more than is left of its share.
 */
export const refundShares = (
  amount: number,
  shares: readonly CardShare[],
  madeFor: number,
): number[] =>
  spread(amount, [
    shares.map(({ left }, at) => (at === madeFor ? left : 0)),
    shares.map(({ left, refundDue }) => Math.min(left, refundDue)),
    shares.map(({ left }) => left),
  ]);

/**
 * How a disputed amount is spread over the orders of a payment: on what was not refunded, then on
 * the rest. A bank that disputes even more, at its own rate of exchange, does so on the first order.
 */
export const disputedShares = (amount: number, shares: readonly CardShare[]): number[] => {
  const known = spread(amount, [shares.map(({ left }) => left), shares.map(({ paid }) => paid)]);
  const excess = amount - sumOf(known);
  return known.map((share, at) => (at === 0 ? share + excess : share));
};
