/** How the prices of a request differ from those of now. */

/** A line with its price, in whole cents. */
interface PricedLine {
  toolId: string;
  unitPrice: number;
}

/** A line whose price is another one since the request was sent. */
export interface ChangedPrice {
  toolId: string;
  /** The price that the requester saw. */
  before: number;
  /** The price of now. */
  now: number;
}

/** The lines whose prices have changed; a tool without a price of now is not on sale. */
export const changedPrices = (
  seen: readonly PricedLine[],
  current: readonly { toolId: string; unitPrice: number | null }[],
): ChangedPrice[] => {
  const prices = new Map(current.map(({ toolId, unitPrice }) => [toolId, unitPrice]));
  return seen.flatMap(({ toolId, unitPrice: before }) => {
    const now = prices.get(toolId) ?? null;
    return now === null || now === before ? [] : [{ toolId, before, now }];
  });
};
