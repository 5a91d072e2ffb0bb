import type { AgreedLine } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PriceDocument, PriceListDocument } from '../../../documents/prices.ts';
import { orders, priceLists, pricesOfList } from '../../../store/collections/collections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { batchesById, type Found, selectFields } from '../../../store/reads/queries.ts';
import { priceAtVersion } from './priceAtVersion.ts';

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
