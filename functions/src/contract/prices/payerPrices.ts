import type { AgreedFrom, PayerPrices } from '../lines/agreement.ts';
import type { PriceBreak, Prices } from '../lines/pricing.ts';
import { toDollars } from '../money.ts';
import { agreedPrice, isInForce } from './agreedPrice.ts';
import type { PayerPriceList } from './model.ts';

type PricedTool = Prices & { _id: string };

/** Below each price break: the price of a tool without any. */
const withoutBreak = 0;

const stepsOf = (tool: PricedTool, lists: readonly PayerPriceList[]): number[] => {
  const breaks = [tool, ...lists.map((list) => list.priceOf(tool._id))].flatMap(
    (prices) => prices?.priceBreaks.map(({ minQuantity }) => minQuantity) ?? [],
  );
  return [...new Set([withoutBreak, ...breaks])].sort((one, other) => one - other);
};

const isSame = (one: AgreedFrom | undefined, other: AgreedFrom): boolean =>
  one !== undefined && one.priceListId === other.priceListId;

/**
 * A tool with its prices for a payer on a day: price and price breaks as `agreedPrice` says for
 * each quantity, and where they come from. A tool without an agreement stays as it is. `lists` are
 * those that concern the payer.
 */
export const withAgreedPrices = <Tool extends PricedTool>(
  tool: Tool,
  lists: readonly PayerPriceList[],
  day: string,
): Tool & PayerPrices => {
  const names = new Map(lists.map((list) => [list._id, list]));
  const from: AgreedFrom[] = [];
  const priceBreaks: PriceBreak[] = [];
  let price: number | undefined;
  for (const quantity of stepsOf(tool, lists)) {
    const { unitPrice, priceListId, priceListVersion } = agreedPrice(tool, lists, quantity, day);
    const { name = null, until = null } = names.get(priceListId ?? '') ?? {};
    const step = { minQuantity: quantity, priceListId, priceListVersion, name, until };
    if (!isSame(from.at(-1), step)) from.push(step);
    const dollars = toDollars(unitPrice);
    if (price === undefined) price = dollars;
    else if (dollars < (priceBreaks.at(-1)?.price ?? price)) {
      priceBreaks.push({ minQuantity: quantity, price: dollars });
    }
  }
  if (price === undefined || from.every(({ priceListId }) => priceListId === null)) return tool;
  const agreement = { listPrice: tool.price, listPriceBreaks: tool.priceBreaks, from };
  return { ...tool, price, priceBreaks, agreement };
};

/**
 * Whether a payer sees a tool on a day: with lists of an assortment, only the tools of these lists
 * together. `lists` are those that concern the payer.
 */
export const assortmentOf = (
  lists: readonly PayerPriceList[],
  day: string,
): ((toolId: string) => boolean) | null => {
  const only = lists.filter(
    (list) => list.assortment === 'only' && list.status === 'active' && isInForce(list, day),
  );
  if (only.length === 0) return null;
  return (toolId) => only.some((list) => list.priceOf(toolId) !== undefined);
};

/** The tools that a payer sees on a day. */
export const visibleTools = <Tool extends { _id: string }>(
  tools: readonly Tool[],
  lists: readonly PayerPriceList[],
  day: string,
): readonly Tool[] => {
  const isVisible = assortmentOf(lists, day);
  return isVisible ? tools.filter(({ _id }) => isVisible(_id)) : tools;
};
