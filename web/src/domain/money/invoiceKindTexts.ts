import type { InvoiceKind } from 'functions/contract';

/** The names of the documents that the shop issues for an order. */
export const invoiceKindTexts: Record<InvoiceKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};
