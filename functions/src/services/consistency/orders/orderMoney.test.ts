import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import type { Found } from '../../../store/reads/queries.ts';
import { orderMoneyProblems } from './orderMoney.ts';

const at = new Date();
const historyOf = (...statuses: OrderDocument['status'][]) =>
  statuses.map((status) => ({
    step: status,
    status,
    actor: 'admin',
    uid: null,
    at,
    transitionId: null,
  })) as OrderDocument['history'];

const cancelled = {
  payerId: 'ada',
  userId: 'ada',
  currency: 'USD',
  subtotal: 900,
  tax: 100,
  total: 1_000,
  paid: 700,
  refunded: 200,
  terms: 'net-30',
  invoiceNumber: '2026-000001',
  creditNoteNumbers: ['CN-2026-000001'],
  credited: { net: 900, total: 1_000 },
  status: 'cancelled',
  history: historyOf('placed', 'confirmed', 'cancelled'),
} as OrderDocument;

const entry = (
  id: string,
  kind: PaymentDocument['kind'],
  amount: number,
  reverses: string | null = null,
): Found<PaymentDocument> => ({
  id,
  content: {
    payerId: 'ada',
    userId: 'ada',
    currency: 'USD',
    kind,
    amount,
    method: 'bank-transfer',
    reverses,
  } as PaymentDocument,
});

const entries = [
  entry('mistake', 'payment', 50),
  entry('first', 'payment', 900),
  entry('correction', 'reversal', -50, 'mistake'),
  entry('back', 'refund', -200),
  entry('lost', 'refund', -300),
  entry('found', 'reversal', 300, 'lost'),
];

const invoice = {
  kind: 'invoice',
  number: '2026-000001',
  orderId: 'order',
  payerId: 'ada',
  userId: 'ada',
  currency: 'USD',
  subtotal: 900,
  tax: 100,
  total: 1_000,
  taxRate: 1_111,
  issuedAt: at,
  timeZone: 'UTC',
  company: null,
  cancels: null,
} as InvoiceDocument;
const cancels = { number: '2026-000001', reason: '', refund: 700, inFull: true };
const note = {
  ...invoice,
  kind: 'credit-note',
  number: 'CN-2026-000001',
  cancels,
} as InvoiceDocument;

const problemsOf = (
  change: Partial<OrderDocument> = {},
  payments: readonly Found<PaymentDocument>[] = entries,
  documents: readonly InvoiceDocument[] = [invoice, note],
) =>
  orderMoneyProblems({
    id: 'order',
    order: { ...cancelled, ...change },
    payments,
    documents: new Map(documents.map((document) => [document.number, document])),
  });

describe('orderMoneyProblems', () => {
  it('finds nothing in an order that matches its payments and documents', () => {
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    [{ paid: 701 }, 'order order has paid 701 cents, but its payments add up to 700'],
    [{ refunded: 0 }, 'order order was refunded 0 cents, but its refunds add up to 200'],
    [{ invoiceNumber: null, creditNoteNumbers: [] }, 'order order has no invoice'],
    [
      { creditNoteNumbers: [] },
      'order order is credited 1000 cents, 900 of them net, but its credit notes add up to 0, 0 of them net',
    ],
    [
      { creditNoteNumbers: [], credited: { net: 0, total: 0 } },
      'order order is cancelled with 1000 cents of its invoice not credited',
    ],
    [
      { total: 999, credited: { net: 900, total: 1_000 } },
      'order order is credited 1000 cents of 999',
    ],
    [{ invoiceNumber: '2026-000002' }, 'order order does not match its invoice 2026-000002'],
    [
      { history: historyOf('placed', 'cancelled') },
      'order order has the invoice 2026-000001 too early',
    ],
    [{ tax: 0 }, 'order order does not match its invoice 2026-000001'],
  ])('finds %j', (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it.each([
    ['another order', { ...invoice, orderId: 'other' }],
    ['another payer', { ...invoice, payerId: 'other' }],
    ['another total', { ...invoice, total: 999 }],
    ['another currency', { ...invoice, currency: 'EUR' as const }],
    ['another kind', { ...invoice, kind: 'credit-note' as const }],
  ])('finds an invoice for %s', (_, wrong) => {
    expect(problemsOf({}, entries, [wrong, note])).toEqual([
      'order order does not match its invoice 2026-000001',
    ]);
  });

  it('finds a credit note for another invoice', () => {
    const wrong = { ...note, cancels: { ...cancels, number: '2026-000009' } };
    expect(problemsOf({}, entries, [invoice, wrong])).toEqual([
      'order order does not match its credit note CN-2026-000001',
    ]);
  });

  it.each([
    ['payment', -1],
    ['payment', 0.5],
    ['refund', 1],
    ['reversal', 0],
  ] as const)('finds a %s over %d cents', (kind, amount) => {
    const problems = problemsOf({}, [...entries, entry('odd', kind, amount)]);
    expect(problems).toContain(`order order has the ${kind} odd over ${amount} cents`);
  });

  it('finds an entry of another payer', () => {
    const [first, ...others] = entries;
    const wrong = { id: 'mistake', content: { ...first?.content, payerId: 'eve' } };
    expect(problemsOf({}, [wrong as Found<PaymentDocument>, ...others])).toEqual([
      'order order of payer ada has the payment mistake of eve',
    ]);
  });

  it('finds an entry in another currency', () => {
    const [first, ...others] = entries;
    const wrong = { id: 'mistake', content: { ...first?.content, currency: 'EUR' } };
    expect(problemsOf({}, [wrong as Found<PaymentDocument>, ...others])).toEqual([
      'order order in USD has the payment mistake in EUR',
    ]);
  });

  it.each([
    ['twice', [entry('again', 'reversal', -50, 'mistake'), entry('more', 'payment', 50)]],
    ['over another amount', [entry('x', 'payment', 5), entry('y', 'reversal', -4, 'x')]],
    ['of a missing entry', [entry('y', 'reversal', -4, 'missing')]],
  ])('finds a reversal %s', (_, more) => {
    const problems = problemsOf({}, [...entries, ...more]).join();
    expect(problems).toMatch(/has reversals that do not fit the payment (mistake|x|missing)/);
  });
});
