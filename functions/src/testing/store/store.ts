/** Collections and document reads, for tests outside this package. */
export { bankEntries } from '../../store/collections/bankCollections.ts';
export {
  auditLog,
  cardSessions,
  carts,
  customers,
  inquiries,
  invoices,
  liveOrders,
  liveTools,
  mail,
  orderRequests,
  orders,
  payments,
  quotes,
  returns,
  reviews,
  shipments,
  spending,
  stockEntries,
  tools,
} from '../../store/collections/collections.ts';
export { deliveries, events, webhooks } from '../../store/collections/eventCollections.ts';
export { readDocument, readDocuments } from '../../store/reads/documents.ts';
