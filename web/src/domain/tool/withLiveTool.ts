import { listPricesOf, type PayerPrices, type Tool } from 'functions/contract';

const hasListPrices = (tool: PayerPrices, live: PayerPrices): boolean =>
  JSON.stringify(listPricesOf(tool)) === JSON.stringify(listPricesOf(live));

/**
 * A tool at the prices of a payer with the values of a live document, which has list prices only.
 * Null if these have changed: then the shop has to say those of the payer.
 */
export const withLiveTool = (tool: Tool, live: Tool): Tool | null => {
  if (!hasListPrices(tool, live)) return null;
  const { price, priceBreaks, agreement, documents } = tool;
  return {
    ...live,
    price,
    priceBreaks,
    ...(agreement && { agreement }),
    ...(documents && { documents }),
  };
};
