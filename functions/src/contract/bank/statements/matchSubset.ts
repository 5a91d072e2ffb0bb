/** The most amounts that are combined: of more, only the first ones. */
const mostAmounts = 12;

/**
 * The places of the amounts that add up to a sum: the first two such choices, or fewer if there are
 * fewer. Amounts of 0 are never chosen.
 */
export const exactSubsets = (amounts: readonly number[], sum: number): number[][] => {
  const found: number[][] = [];
  const bounded = amounts.slice(0, mostAmounts);
  const choose = (from: number, left: number, chosen: readonly number[]): void => {
    if (found.length === 2) return;
    if (left === 0) {
      found.push([...chosen]);
      return;
    }
    for (let at = from; at < bounded.length; at += 1) {
      const amount = bounded[at] ?? 0;
      if (amount > 0 && amount <= left) choose(at + 1, left - amount, [...chosen, at]);
    }
  };
  if (sum > 0) choose(0, sum, []);
  return found;
};
