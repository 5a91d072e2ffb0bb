import {
  defaultPaymentMethod,
  initialStatus,
  type OrderDocument,
  type OrderLine,
  orderNumberOf,
  orderTermsOf,
  priceLine,
  storedBalanceOf,
  totalsOf,
  usualTerms,
} from 'functions/contract';
import type { CatalogueTool } from './catalogue/catalogueTool.ts';
import type { SeedDocument } from './documents.ts';
import type { SeedOrder } from './orders/generateOrders.ts';
import type { SeedLine } from './orders/lines.ts';
import { downloadUrl, toolPicturePath } from './pictures.ts';
import { profilesOf, type Seed } from './seedData.ts';

const toLine = (tool: CatalogueTool, quantity: number, bucket: string): OrderLine => ({
  ...{ toolId: tool.id, sku: tool.sku, toolName: tool.toolName },
  picture: downloadUrl(bucket, toolPicturePath(tool.id)),
  quantity,
  ...priceLine(tool, quantity),
});

const linesOf = (lines: readonly SeedLine[], { catalogue }: Seed, bucket: string): OrderLine[] =>
  lines.flatMap(({ toolId, quantity }) =>
    catalogue.filter(({ id }) => id === toolId).map((tool) => toLine(tool, quantity, bucket)),
  );

const customerFields = (userId: string, seed: Seed) => {
  const buyer = profilesOf(seed).find(({ uid }) => uid === userId);
  const { displayName = '', email = '', phoneNumber = '' } = buyer ?? {};
  return { userId, userName: displayName, userEmail: email, phoneNumber };
};

const orderDocument = (order: SeedOrder, seed: Seed, bucket: string): OrderDocument => {
  const { id, userId, orderAddress, poNumber, note, history } = order;
  const lines = linesOf(order.lines, seed, bucket);
  const fields = { number: orderNumberOf(id), ...customerFields(userId, seed), poNumber, lines };
  const status = history.at(-1)?.status ?? initialStatus;
  const payment = {
    ...totalsOf(lines),
    ...{ paid: 0, refunded: 0, taxRate: 0, terms: usualTerms },
    ...{ dueAt: null, overdueAt: null, invoiceNumber: null, creditNoteNumber: null },
  };
  return {
    ...fields,
    orderAddress,
    note,
    paymentMethod: defaultPaymentMethod,
    currency: 'USD',
    ...payment,
    ...storedBalanceOf({ ...payment, status }),
    status,
    history,
    createdAt: history[0]?.at ?? seed.now,
    requestHash: null,
    searchTerms: orderTermsOf(fields),
  };
};

/** The documents of the orders. */
export const orderDocuments = (seed: Seed, bucket: string): SeedDocument<OrderDocument>[] =>
  seed.orders.map((order) => ({
    path: `orders/${order.id}`,
    content: orderDocument(order, seed, bucket),
  }));
