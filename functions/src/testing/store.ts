/** Collections and document reads, for tests outside this package. */
export {
  auditLog,
  cardSessions,
  carts,
  customers,
  invoices,
  orders,
  payments,
  reviews,
  stockEntries,
  tools,
} from '../collections.ts';
export { readDocument, readDocuments } from '../documents.ts';
