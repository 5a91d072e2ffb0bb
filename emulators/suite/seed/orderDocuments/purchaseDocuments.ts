import {
  cancelledStatus,
  collectionNames,
  type PurchasesByTool,
  purchasesAfter,
} from 'functions/contract';
import type { OrderDocument, PurchasesDocument } from 'functions/documents';
import type { SeedDocument } from '../documents/documents.ts';

/** What the payers of some orders have bought last: what the API would have stored with each. */
export const purchaseDocuments = (
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<PurchasesDocument>[] => {
  const payers = new Map<string, PurchasesByTool>();
  const inOrder = orders
    .filter(({ content }) => content.status !== cancelledStatus)
    .toSorted((one, other) => one.content.createdAt.getTime() - other.content.createdAt.getTime());
  for (const { path, content } of inOrder) {
    const { payerId, userId, createdAt: at, lines } = content;
    const stored = payers.get(payerId) ?? {};
    const orderId = path.slice(path.lastIndexOf('/') + 1);
    const changes = purchasesAfter(stored, { orderId, userId, at, lines });
    const tools = Object.entries({ ...stored, ...changes }).filter(([, last]) => last !== null);
    payers.set(payerId, Object.fromEntries(tools) as PurchasesByTool);
  }
  return [...payers].map(([payerId, tools]) => ({
    path: `${collectionNames.purchases}/${payerId}`,
    content: { tools },
  }));
};
