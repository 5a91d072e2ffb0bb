/** The documents of the shop, for tests outside of this package. */
export { auditLog, orders, reviews, stockEntries, tools } from '../collections.ts';
export { readDocument, readDocuments } from '../documents.ts';
