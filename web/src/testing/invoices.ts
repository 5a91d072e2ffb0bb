import type { ListedInvoice } from 'functions/contract';

/** An invoice of Carla, as staff see it in the list. */
export const listedBill: ListedInvoice = {
  _id: '2026-000123',
  number: '2026-000123',
  kind: 'invoice',
  cancels: null,
  issuedAt: '2026-11-21T12:00:00.000Z',
  dueAt: '2026-12-21T12:00:00.000Z',
  orderId: 'order',
  orderNumber: 'TH-4K2M9A7C',
  payerId: 'carla',
  payerName: 'Carla',
  buyerName: 'Carla',
  buyerEmail: 'carla@example.test',
  total: 12_050,
  currency: 'USD',
};

/** The fields of the credit note that cancels it. */
export const cancellingNote = {
  _id: 'CN-2026-000007',
  number: 'CN-2026-000007',
  kind: 'credit-note',
  cancels: '2026-000123',
  dueAt: null,
} as const satisfies Partial<ListedInvoice>;
