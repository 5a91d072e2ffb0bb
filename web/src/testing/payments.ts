import type { InvoiceSummary, OrderPayments, Payment } from 'functions/contract';
import { ofFirstOrder } from './fixtures.ts';

/** A payment of the order `first`. */
export const paymentOf = (fields: Partial<Payment> = {}): Payment => ({
  _id: 'payment',
  ...ofFirstOrder,
  kind: 'payment',
  amount: 10_000,
  currency: 'USD',
  method: 'bank-transfer',
  reference: '',
  receivedAt: '2026-11-22',
  reverses: null,
  reason: '',
  by: 'nora',
  recordedAt: '2026-11-22T10:00:00.000Z',
  ...fields,
});

/** The invoice of the order `first`. */
export const invoiceOf = (fields: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  number: '2026-000123',
  kind: 'invoice',
  issuedAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-12-22T10:00:00.000Z',
  orderId: 'first',
  orderNumber: 'TH-00000001',
  total: 64_100,
  currency: 'USD',
  ...fields,
});

/** The payments of an order, without any so far. */
export const paymentsOf = (fields: Partial<OrderPayments> = {}): OrderPayments => ({
  payments: [],
  invoices: [],
  bank: {
    holder: 'Tools Hub LLC',
    bankName: 'Columbia River Bank',
    account: '000123456789',
    code: '123000848',
  },
  cardPayments: false,
  ...fields,
});
