import {
  type AgreedLine,
  type ListedPrice,
  lessDiscount,
  priceLine,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PriceDocument, PriceListDocument } from '../../../documents/prices.ts';
import { orders, priceLists, pricesOfList } from '../../../store/collections/collections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { batchesById, type Found, selectFields } from '../../../store/reads/queries.ts';

/** What applied at a version of a list; undefined for a version that is no longer stored. */
const atVersion = <State extends { version: number }>(
  present: State,
  past: readonly State[],
  version: number,
): State | undefined =>
  present.version <= version ? present : past.findLast((state) => state.version <= version);

const listedAt = (
  { version: since, listed, price, priceBreaks, past }: PriceDocument,
  version: number,
): (ListedPrice & { listed: boolean }) | undefined =>
  atVersion({ version: since, listed, price, priceBreaks }, past, version);

const discountAt = (
  { discountSince, discount, past }: PriceListDocument,
  version: number,
): number | null | undefined =>
  atVersion({ version: discountSince, discount }, past, version)?.discount;

/**
 * The price in cents that a list gives a line at the version that the line names; null if it gives
 * none, and undefined if prices of that time are no longer stored.
 */
const priceAtVersion = (
  list: PriceListDocument,
  price: PriceDocument | undefined,
  line: Pick<AgreedLine, 'quantity' | 'listPrice' | 'priceListVersion'>,
): number | null | undefined => {
  const version = line.priceListVersion ?? 0;
  if (list.kind === 'percentage') {
    const discount = discountAt(list, version);
    return typeof discount === 'number' ? lessDiscount(line.listPrice, discount) : discount;
  }
  const listed = price ? listedAt(price, version) : null;
  if (!listed) return listed;
  const { price: amount, priceBreaks } = listed;
  if (!listed.listed || amount === null) return null;
  return priceLine({ price: amount, priceBreaks }, line.quantity).unitPrice;
};

type PricedOrder = Pick<OrderDocument, 'lines' | 'quoteId'>;

interface ListedLine {
  orderId: string;
  line: AgreedLine;
  listId: string;
}

const aboveListPrice = ({ id, content: { lines, quoteId } }: Found<PricedOrder>): string[] =>
  quoteId === null
    ? lines
        .filter(({ unitPrice, listPrice }) => unitPrice > listPrice)
        .map(
          ({ toolId, unitPrice, listPrice }) =>
            `order ${id} has tool ${toolId} for ${unitPrice} cents, above its list price of ${listPrice} cents`,
        )
    : [];

const listedLines = ({ id, content: { lines } }: Found<PricedOrder>): ListedLine[] =>
  lines.flatMap((line) =>
    line.priceListId === null ? [] : [{ orderId: id, line, listId: line.priceListId }],
  );

/** The problem of a line with the list that decided about its price, if there is one. */
const lineProblem = (
  { orderId, line, listId }: ListedLine,
  list: PriceListDocument | undefined,
  price: PriceDocument | undefined,
): string | undefined => {
  const named = `order ${orderId} has tool ${line.toolId} for ${line.unitPrice} cents by price list ${listId}`;
  if (!list) return `${named}, which does not exist`;
  const expected = priceAtVersion(list, price, line);
  if (expected === undefined || expected === line.unitPrice) return undefined;
  const cents = expected === null ? 'no price' : `${expected} cents`;
  return `${named}, whose version ${line.priceListVersion} has ${cents}`;
};

const checkListed = async (lines: readonly ListedLine[]): Promise<string[]> => {
  const lists = await readDocuments(lines.map(({ listId }) => priceLists.doc(listId)));
  const prices = await readDocuments(
    lines.map(({ listId, line }) => pricesOfList(listId).doc(line.toolId)),
  );
  return lines.flatMap((line, at) => lineProblem(line, lists[at], prices[at]) ?? []);
};

/**
 * Checks that the version of a price list that a line of an order names gives its price again, and
 * that no price is above the list price unless a quote says so. Can run while the shop sells.
 */
export const checkLinePrices = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(selectFields(orders, ['lines', 'quoteId']))) {
    problems.push(...batch.flatMap(aboveListPrice));
    problems.push(...(await checkListed(batch.flatMap(listedLines))));
  }
  return problems;
};
