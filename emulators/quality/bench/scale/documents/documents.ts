import { collectionNames } from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import { attributeDocuments } from './attributes.ts';
import { bankDocuments, ordersPerEntry } from './bank.ts';
import { catalogueDocuments, type ScaleTool, toolsOf } from './catalogue.ts';
import { companyDocuments } from './companies.ts';
import { familyDocuments } from './families.ts';
import { ageOf, orderOf, type ScaleOrder, type Sequences } from './orders.ts';
import { partNumberDocuments } from './partNumbers.ts';
import { customerDocuments, type OpenAmounts, peopleDocuments } from './people.ts';
import { priceDocuments } from './prices.ts';
import { programDocuments } from './programs.ts';
import { auditDocument, quoteDocuments, reviewDocuments } from './records.ts';
import { requestDocuments } from './requests.ts';
import { returnDocument } from './returns.ts';
import { salesDocuments } from './sales.ts';
import type { ShopSize, StoredDocument } from './size.ts';

/** Older sales are never read. */
const daysOfSales = 60;

const documentsOf = function* (stored: ScaleOrder): Generator<StoredDocument> {
  const { id, order, invoice, payments } = stored;
  yield { path: `${collectionNames.orders}/${id}`, content: order };
  if (invoice) yield { path: `${collectionNames.invoices}/${invoice.number}`, content: invoice };
  for (const payment of payments) {
    yield { path: `${collectionNames.payments}/${payment.id}`, content: payment.content };
  }
  const audit = auditDocument(stored);
  if (audit) yield audit;
};

const counterDocuments = function* (sequences: Sequences): Generator<StoredDocument> {
  for (const [year, last] of sequences) {
    const content = { last, changeId: 'scale' };
    yield { path: `${collectionNames.counters}/invoice-${year}`, content };
  }
};

const orderDocuments = function* (
  shop: { size: ShopSize; tools: readonly ScaleTool[]; now: Date },
  { open, transferred }: { open: OpenAmounts; transferred: ScaleOrder[] },
): Generator<StoredDocument> {
  const sequences: Sequences = new Map();
  const recent: OrderDocument[] = [];
  for (let n = 0; n < shop.size.orders; n += 1) {
    const stored = orderOf(n, shop, sequences);
    const { payerId, amountDue } = stored.order;
    open.set(payerId, (open.get(payerId) ?? 0) + amountDue);
    if (ageOf(n, shop.size) < daysOfSales) recent.push(stored.order);
    if (n % ordersPerEntry === 0) transferred.push(stored);
    yield* documentsOf(stored);
    const returned = returnDocument(n, stored, shop.now);
    if (returned) yield returned;
  }
  yield* counterDocuments(sequences);
  yield* salesDocuments(recent);
};

/** All documents of a shop of this size, which are the same for each run at the same time. */
export const shopDocuments = function* (size: ShopSize, now: Date): Generator<StoredDocument> {
  const tools = toolsOf(size, now);
  const open: OpenAmounts = new Map();
  const transferred: ScaleOrder[] = [];
  yield* catalogueDocuments(tools, now);
  yield* attributeDocuments(now);
  yield* familyDocuments(tools, now);
  yield* peopleDocuments(size, tools, now);
  yield* companyDocuments(size, now);
  yield* priceDocuments(size, tools, now);
  yield* partNumberDocuments(size, tools);
  yield* programDocuments(size, now);
  yield* orderDocuments({ size, tools, now }, { open, transferred });
  yield* bankDocuments(transferred.toReversed(), now);
  yield* customerDocuments(open);
  yield* quoteDocuments(size, tools, now);
  yield* requestDocuments(size, tools, now);
  yield* reviewDocuments(size, now);
};
