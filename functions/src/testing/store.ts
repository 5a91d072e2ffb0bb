/** Collections and document reads, for tests outside this package. */
export { auditLog, carts, orders, reviews, stockEntries, tools } from '../collections.ts';
export { readDocument, readDocuments } from '../documents.ts';
