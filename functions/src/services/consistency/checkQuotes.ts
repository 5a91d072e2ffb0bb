import { isDeepStrictEqual } from 'node:util';
import { type QuoteLine, totalsIn } from '../../contract/index.ts';
import { namesOf } from '../../contract/kinds/fields.ts';
import { totalsFields } from '../../contract/tax/fields.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { orders, quotes } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById, type Found, selectFields } from '../../store/reads/queries.ts';
import { checkQuote } from './checkQuote.ts';
import type { DocumentReport } from './documents/checkDocuments.ts';

const orderFields = [
  'number',
  'quoteId',
  'quoteNumber',
  'payerId',
  'lines',
  ...namesOf(totalsFields),
] as const;

type QuotedOrder = Pick<OrderDocument, (typeof orderFields)[number]>;

const linesOf = (lines: readonly Pick<QuoteLine, 'toolId' | 'quantity' | 'unitPrice'>[]) =>
  lines.map(({ toolId, quantity, unitPrice }) => ({ toolId, quantity, unitPrice }));

const isOrderOf = ({ id, content }: Found<QuoteDocument>, order: QuotedOrder): boolean =>
  order.quoteId === id &&
  order.quoteNumber === content.number &&
  order.number === content.orderNumber;

const orderProblems = (
  { id, content }: Found<QuoteDocument>,
  order: QuotedOrder | undefined,
): string[] => {
  const { orderId, totals, payerId, lines } = content;
  if (!order) return [`quote ${id} became order ${orderId}, which does not exist`];
  const isSame = isDeepStrictEqual(totalsIn(order), totals);
  return [
    ...(isOrderOf({ id, content }, order) && order.payerId === payerId
      ? []
      : [`order ${orderId} is not that of quote ${id}`]),
    ...(isDeepStrictEqual(linesOf(order.lines), linesOf(lines))
      ? []
      : [`order ${orderId} has other lines or prices than quote ${id}`]),
    ...(isSame ? [] : [`order ${orderId} costs ${order.total} cents, other than quote ${id}`]),
  ];
};

const accepted = (batch: readonly Found<QuoteDocument>[]) =>
  batch.flatMap((quote) => {
    const { orderId } = quote.content;
    return orderId === null ? [] : [{ quote, orderId }];
  });

const checkOrdersOf = async (batch: readonly Found<QuoteDocument>[]): Promise<string[]> => {
  const found = accepted(batch);
  const placed = await readFields(
    found.map(({ orderId }) => orders.doc(orderId)),
    orderFields,
  );
  return found.flatMap(({ quote }, index) => orderProblems(quote, placed[index]));
};

const namedQuotes = (batch: readonly Found<Partial<Pick<OrderDocument, 'quoteId'>>>[]) =>
  batch.flatMap(({ id, content: { quoteId } }) => (quoteId ? [{ id, quoteId }] : []));

/** Orders that name a quote which did not become them. */
const checkStrayOrders = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(selectFields(orders, ['quoteId']))) {
    const named = namedQuotes(batch);
    const found = await readFields(
      named.map(({ quoteId }) => quotes.doc(quoteId)),
      ['orderId'],
    );
    const stray = named.filter(({ id }, index) => found[index]?.orderId !== id);
    problems.push(
      ...stray.map(({ id, quoteId }) => `order ${id} names quote ${quoteId}, which is not its own`),
    );
  }
  return problems;
};

/**
 * Checks each quote, that those which are accepted became one order of the same amount, and that no
 * other order names a quote. Can run while the shop sells. Costs a read for each quote and each
 * order, and one more for each order of a quote.
 */
export const checkQuotes = async (now = new Date()): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  for await (const batch of batchesById(quotes)) {
    report.count += batch.length;
    report.problems.push(...batch.flatMap((quote) => checkQuote(quote, now)));
    report.problems.push(...(await checkOrdersOf(batch)));
  }
  report.problems.push(...(await checkStrayOrders()));
  return report;
};
